import type { SiteTable } from "./table.ts";
import { buildHeader, contentSecurityPolicy, securityHeaders } from "./headers.ts";

/** Addresses with these in them are refused: nobody who means well writes them. */
const hostile = [
  // a step up, written plainly or encoded once
  "^[^?]*(/|%2f)(\\.|%2e)(\\.|%2e)(/|\\?|%2f|$)",
  // a backslash, a control character
  "^[^?]*(\\\\|%5c|%0[0-9a-f]|%1[0-9a-f]|%7f)",
];

/** Longest request target, in characters; as in `../address.ts`. */
const longest = 4096;

/**
 * The site under nginx, from the same table and policy as the server's: a complete `nginx.conf` and the maps it
 * includes, by file name. It listens on 8080 as an unprivileged user, and answers what the server answers.
 */
export function nginxFiles(table: SiteTable, options: { root: string; port: number; brotliModule?: string }) {
  const missing = Object.values(table.notFound);
  const pages = Object.entries(table.files).filter(
    ([path, { type }]) => type.startsWith("text/html") && !missing.includes(path),
  );
  return {
    // keys of a map are compared without regard to case: what differs from its canonical spelling is redirected
    "pages.map": pages.map(([path]) => `"${path}" "${path}";`).join("\n"),
    "files.map": pages.map(([path, { file }]) => `"${path}" "/${file}";`).join("\n"),
    "redirects.map": Object.entries(table.redirects)
      .map(([from, to]) => `"${from}" "${to}";`)
      .join("\n"),
    "nginx.conf": conf(table, options),
  };
}

function conf(table: SiteTable, { root, port, brotliModule }: { root: string; port: number; brotliModule?: string }) {
  const headers = Object.entries(securityHeaders)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join("\n");
  const policy = contentSecurityPolicy(table.inline);
  const [timing = ""] = Object.values(buildHeader(table.id));
  const tables = Math.max(2048, 2 ** Math.ceil(Math.log2(Object.keys(table.files).length * 4)));
  return `${brotliModule ? `load_module ${brotliModule};\n` : ""}# Written by the build, from the policy that the embedded server follows. Change server/policy/, not this.
worker_processes auto;
pid /tmp/yunroute-nginx.pid;
error_log stderr warn;
events {
  worker_connections 4096;
}
http {
  types {
    text/html html;
    text/css css;
    text/javascript js;
    text/plain txt;
    text/csv csv;
    application/json json;
    application/manifest+json webmanifest;
    application/xml xml;
    image/svg+xml svg;
    image/png png;
    image/x-icon ico;
    image/jpeg jpeg jpg;
    image/webp webp;
    image/avif avif;
    font/woff2 woff2;
    application/pdf pdf;
    application/zip zip;
    application/vnd.openxmlformats-officedocument.spreadsheetml.sheet xlsx;
    application/vnd.openxmlformats-officedocument.wordprocessingml.document docx;
  }
  default_type text/plain;
  charset utf-8;
  charset_types text/css text/javascript text/plain text/csv application/xml application/atom+xml;
  sendfile on;
  open_file_cache max=20000 inactive=60s;
  open_file_cache_valid 1s;
  tcp_nopush on;
  server_tokens off;
  merge_slashes off;
  port_in_redirect off;
  absolute_redirect off;
  keepalive_timeout 65s;
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 1k;
  send_timeout 30s;
  large_client_header_buffers 4 16k;
  client_body_temp_path /tmp/yunroute-nginx-body;
  proxy_temp_path /tmp/yunroute-nginx-proxy;
  fastcgi_temp_path /tmp/yunroute-nginx-fastcgi;
  uwsgi_temp_path /tmp/yunroute-nginx-uwsgi;
  scgi_temp_path /tmp/yunroute-nginx-scgi;
  # the query stays out of the log: visitors' shipments stand in it
  log_format paths '$remote_addr - - [$time_iso8601] "$request_method $uri $server_protocol" $status $body_bytes_sent';
  access_log /dev/stdout paths;
  map_hash_max_size ${tables};
  map_hash_bucket_size 256;
  gzip_static on;
  gzip_vary on;${brotliModule ? "\n  brotli_static on;" : ""}

  # one way to write a path: no doubled slash, none at the end
  map $uri $tidy1 { "~^(?<a1>.*?)//+(?<b1>.*)$" "$a1/$b1"; default $uri; }
  map $tidy1 $tidy2 { "~^(?<a2>.*?)//+(?<b2>.*)$" "$a2/$b2"; default $tidy1; }
  map $tidy2 $tidy3 { "~^(?<a3>.*?)//+(?<b3>.*)$" "$a3/$b3"; default $tidy2; }
  map $tidy3 $tidy { "~^(?<whole>.+)/$" $whole; default $tidy3; }
  map $tidy $canonical { default ""; include pages.map; }
  map $tidy $moved { default ""; include redirects.map; }
  map $uri $page { default ""; include files.map; }
  # a page, the page for what is not there, and the answer that a page has not changed (which names no type)
  map "$canonical:$sent_http_content_type" $html_policy { "~^/" "${policy}"; "~:text/html" "${policy}"; default ""; }
  map "$canonical:$sent_http_content_type" $html_timing { "~^/" '${timing}'; "~:text/html" '${timing}'; default ""; }
  map $sent_http_content_type $disposition { "~^text/csv" "attachment"; default ""; }
  map $request_uri $missing {
    default ${table.notFound["/"]};
${Object.entries(table.notFound)
  .filter(([first]) => first !== "/")
  .map(([first, path]) => `    "~*^${first}(/|\\?|$)" ${path};`)
  .join("\n")}
  }
  map $status:$uri $cache {
    "~^404:" "no-cache";
    "~^\\d+:/(assets|images|files)/(?!index\\.json)" "public, max-age=31536000, immutable";
    "~^\\d+:/builds/meta/" "public, max-age=31536000, immutable";
    "~^\\d+:/(builds/latest\\.json|healthz)" "no-store";
    "~^\\d+:/(cards|maps|icons?|favicon|apple)" "public, max-age=86400";
    default "no-cache";
  }
  map $request_uri $refused {
    default 0;
    "~^.{${longest + 1},}" 414;
${hostile.map((pattern) => `    "~*${pattern}" 400;`).join("\n")}
  }
  map $request_method $method_refused { default 1; GET 0; HEAD 0; }
  map $method_refused $allow { 1 "GET, HEAD"; default ""; }

  server {
    listen ${port};
    server_name _;
    root ${root};
    add_header Cache-Control $cache always;
    add_header Content-Security-Policy $html_policy always;
    add_header Server-Timing $html_timing always;
    add_header Content-Disposition $disposition always;
    add_header Allow $allow always;
${headers}
    error_page 404 $missing;
    error_page 405 416 @refused;
    # a version of HTTP that does not exist is the sender's fault
    error_page 505 =400 /bad-version;

    if ($method_refused) { return 405; }
    if ($refused = 414) { return 414; }
    if ($refused = 400) { return 400; }
    if ($moved) { return 308 $moved$is_args$args; }
    # compared with regard to case, unlike the keys of the map
    set $other "$canonical:$uri";
    if ($canonical = "") { set $other ""; }
    if ($other ~ "^(?<same>[^:]*):(?P=same)$") { set $other ""; }
    if ($other) { return 308 $canonical$is_args$args; }

    location = /healthz { default_type text/plain; return 200 "ok\\n"; }
${Object.values(table.notFound)
  .map((path) => `    location = ${path} { internal; }`)
  .join("\n")}
    location = /bad-version { internal; default_type text/plain; return 400 "Bad Request\\n"; }
    location ~ ^/(_headers|_redirects)$ { return 404; }
    location ~ /feed\\.xml$ { types { } default_type "application/atom+xml"; try_files $uri =404; }
    location ~ /feed\\.json$ { types { } default_type "application/feed+json"; try_files $uri =404; }
    location ~ \\.html$ { try_files /nothing =404; }
    location ~ \\.(br|gz)$ { error_page 404 @missing; try_files /nothing =404; }
    location ~ \\.[a-zA-Z0-9]+$ { error_page 404 @missing; try_files $uri =404; }
    location / { try_files $page =404; }
    location @missing { types { } default_type text/plain; return 200 "Not Found\\n"; }
    # the status stays the one that led here
    location @refused { types { } default_type text/plain; return 200 "Refused\\n"; }
  }
}
`;
}
