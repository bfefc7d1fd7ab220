import { folderPattern, hostPattern, longestTarget } from "./address.ts";
import {
  buildHeader,
  cacheHeader,
  cacheRules,
  mediaTypes,
  securityHeaders,
  sharedFolder,
  sharedHeader,
  strictTransport,
  textTypes,
  writeContentSecurityPolicy,
} from "./headers.ts";
import { limits } from "./limits.ts";
import type { SiteTable } from "./table.ts";

/** Addresses that match one of these are refused: no honest client sends them. */
const hostile = [
  // `..`, written plainly or encoded once
  "^[^?]*(/|%2f)(\\.|%2e)(\\.|%2e)(/|\\?|%2f|$)",
  // a backslash or a control character
  "^[^?]*(\\\\|%5c|%0[0-9a-f]|%1[0-9a-f]|%7f)",
  // a fragment, which a browser never sends
  "#",
];

export type NginxOptions = {
  /** The release's real public folder, not a link to it, so that files and policy change at the same reload. */
  root: string;
  port: number;
  /** What the paths of its process ID and temporary files begin with. */
  state: string;
  /** What the paths of its two logs begin with; by default they go to standard output and error. */
  logs?: string;
  brotliModule?: string;
  /** Behind TLS. */
  strict?: boolean;
  /** Whose `X-Forwarded-For` is believed. */
  proxies?: readonly string[];
};

/** An expression within quotes: nginx reads two backslashes as one. */
const quote = (pattern: string) => pattern.replaceAll("\\", "\\\\");

/**
 * The nginx configuration of the site, from the same table and policy that the server uses: a complete `nginx.conf` in
 * one file, so that a reload reads one release. It needs no privileged user, and its responses equal the server's.
 */
export function writeNginxConf(table: SiteTable, options: NginxOptions): string {
  const { root, port, state, logs, brotliModule, strict, proxies = [] } = options;
  const missing = Object.entries(table.notFound);
  const pages = Object.entries(table.files).filter(
    ([path, { type }]) => type.startsWith("text/html") && !missing.some(([, document]) => document === path),
  );
  const policy = writeContentSecurityPolicy(table.inline);
  const map = (name: string, from: string, lines: readonly string[]) =>
    `  map ${from} ${name} {\n${lines.map((line) => `    ${line};\n`).join("")}  }`;
  const headers = Object.entries({ ...securityHeaders, ...(strict && strictTransport) })
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join("\n");
  const [timing = ""] = Object.values(buildHeader(table.id));
  const tables = Math.max(2048, 2 ** Math.ceil(Math.log2(Object.keys(table.files).length * 4)));
  return `${brotliModule ? `load_module ${brotliModule};\n` : ""}# Written by the build, from the policy that the embedded server follows. Change server/policy/, not this.
worker_processes auto;
pid ${state}.pid;
error_log ${logs ? `${logs}error.log` : "stderr"} warn;
events {
  worker_connections 4096;
}
http {
  types {
${Object.entries(mediaTypes)
  .map(([ending, type]) => `    ${type} ${ending};\n`)
  .join("")}  }
  default_type text/plain;
  charset utf-8;
  charset_types ${textTypes.join(" ")};
  sendfile on;
  open_file_cache max=20000 inactive=60s;
  open_file_cache_valid 1s;
  tcp_nopush on;
  server_tokens off;
  map_hash_max_size ${tables};
  map_hash_bucket_size 256;
  merge_slashes off;
  port_in_redirect off;
  absolute_redirect off;
  keepalive_timeout ${limits.kept / 1000}s;
  client_header_timeout ${limits.head / 1000}s;
  client_body_timeout ${limits.head / 1000}s;
  client_max_body_size 1k;
  max_ranges 1;
  send_timeout ${limits.silence / 1000}s;
  reset_timedout_connection on;
  large_client_header_buffers 4 16k;
  client_body_temp_path ${state}-body;
  proxy_temp_path ${state}-proxy;
  fastcgi_temp_path ${state}-fastcgi;
  uwsgi_temp_path ${state}-uwsgi;
  scgi_temp_path ${state}-scgi;
${proxies.length > 0 ? `${proxies.map((proxy) => `  set_real_ip_from ${proxy};\n`).join("")}  real_ip_header X-Forwarded-For;\n  real_ip_recursive on;\n` : ""}  # the common log format; the query stays out of it: visitors' shipments stand in it
  map $request_uri $asked_path { "~^(?<asked>[^?]*)" $asked; }
  map $request_method $asked_line { "" "-"; default "$request_method $asked_path $server_protocol"; }
  log_format paths '$remote_addr - - [$time_local] "$asked_line" $status $body_bytes_sent';
  access_log ${logs ? `${logs}access.log` : "/dev/stdout"} paths;
  gzip_static on;
  gzip_vary on;${brotliModule ? "\n  brotli_static on;" : ""}

  # one way to write a path: no doubled slash, none at the end
  map $uri $tidy1 { "~^(?<a1>.*?)//+(?<b1>.*)$" "$a1/$b1"; default $uri; }
  map $tidy1 $tidy2 { "~^(?<a2>.*?)//+(?<b2>.*)$" "$a2/$b2"; default $tidy1; }
  map $tidy2 $tidy3 { "~^(?<a3>.*?)//+(?<b3>.*)$" "$a3/$b3"; default $tidy2; }
  map $tidy3 $tidy { "~^(?<whole>.+)/$" $whole; default $tidy3; }
  # keys are compared without regard to case: what differs from its canonical spelling is redirected
${map("$canonical", "$tidy", ['default ""', ...pages.map(([path]) => `"${path}" "${path}"`)])}
${map("$moved", "$tidy", ['default ""', ...Object.entries(table.redirects).map(([from, to]) => `"${from}" "${to}"`)])}
  # a query stands before the place within a page
  map $moved $location { "~^(?<to>[^#]+)(?<place>#.+)$" "$to$is_args$args$place"; default "$moved$is_args$args"; }
${map("$page", "$uri", ['default ""', ...pages.map(([path, { file }]) => `"${path}" "/${file}"`)])}
${map("$missing", "$request_uri", [
  `default ${table.notFound["/"]}`,
  ...missing.flatMap(([first, path]) => (first === "/" ? [] : [`"~*^${first}(/|\\?|$)" ${path}`])),
])}
  # an address as it was written: what is encoded without need is redirected, an encoded slash or dot is no page
  map $request_uri $written { "~*^(?:https?://[^/?]*)?(?<written_path>[^?]*)" $written_path; }
  map "$uri:$written" $misnamed { volatile; default 0; ${missing.map(([, path]) => `"~^${path}:" 0; `).join("")}"~*%2[ef]" 1; }
  # who would rather have a file as it is than encoded; feeds and healthz are what they are
  map $http_accept_encoding $rather_encoded {
    default 0;
    "~*(^|,)\\s*(br|gzip|\\*)\\s*(;\\s*q=1(\\.0{0,3})?\\s*)?(,|$)" 1;
  }
  map "$rather_encoded:$uri:$http_accept_encoding" $plainly {
    default "";
    "~^[01]:(/healthz|[^:]*/feed\\.[a-z]+):" "";
    "~*^0:[^:]*:(.*,)?\\s*identity\\s*(;\\s*q=1(\\.0{0,3})?\\s*)?(,|$)" 1;
  }
  map $plainly $plain_vary { 1 "Accept-Encoding"; default ""; }
  map "$page:$uri" $plain_file {
    "~^(?<plain_page>/[^:]+):" $plain_page;
    "~:.*\\.(html|br|gz)$" /nothing;
    "~:(?<plain_name>/.*\\.[a-zA-Z0-9]+)$" $plain_name;
    default /nothing;
  }
  # a page, the page for what is not there, and the answer that a page has not changed (which names no type)
  map "$canonical:$sent_http_content_type" $html_policy { "~^/" "${policy}"; "~:text/html" "${policy}"; default ""; }
  map "$canonical:$sent_http_content_type" $html_timing { "~^/" '${timing}'; "~:text/html" '${timing}'; default ""; }
  map $sent_http_content_type $disposition { "~^text/csv" "attachment"; default ""; }
  map $status:$uri $shared { "~^(200|206|304):/${sharedFolder}" "${sharedHeader["Access-Control-Allow-Origin"]}"; default ""; }
${map("$cache", "$status:$uri", [
  'default "no-cache"',
  '"~^404:" "no-cache"',
  `"~^\\d+:/healthz$" "no-store"`,
  ...cacheRules.map(([start, cache]) => `"~^\\d+:/${start}" "${cacheHeader(cache)}"`),
])}
  map $request_uri $refused {
    default 0;
    "~^.{${longestTarget + 1},}" 414;
${hostile.map((pattern) => `    "~*${quote(pattern)}" 400;`).join("\n")}
  }
  # nginx judges the host of a whole address; this is the header
  map "$server_protocol:$http_host" $host_refused {
    default 1;
    "HTTP/1.0:" 0;
    "~^[^:]*:${quote(hostPattern.slice(1))}" 0;
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
    add_header Access-Control-Allow-Origin $shared always;
    add_header Allow $allow always;
    add_header Vary $plain_vary always;
${headers}
    error_page 404 $missing;
    error_page 405 412 416 @refused;
    # a version of HTTP that does not exist is the sender's fault
    error_page 505 =400 /bad-version;

    if ($host_refused) { return 400; }
    if ($method_refused) { return 405; }
    if ($refused = 414) { return 414; }
    if ($refused = 400) { return 400; }
    if ($misnamed) { return 404; }
    if ($moved) { return 308 $location; }
    # compared with regard to case, unlike the keys of the map
    set $other "$canonical:$written";
    if ($canonical = "") { set $other ""; }
    if ($other ~ "^(?<same>[^:]*):(?P=same)$") { set $other ""; }
    if ($other) { return 308 $canonical$is_args$args; }

    set $plain $plain_file;
    if ($plainly) { rewrite ^ /=plain last; }

    location = /=plain { internal; gzip_static off;${brotliModule ? " brotli_static off;" : ""} try_files $plain =404; }
    location = /healthz { default_type text/plain; return 200 "ok\\n"; }
${missing.map(([, path]) => `    location = ${path} { internal; }\n`).join("")}    location = /bad-version { internal; default_type text/plain; return 400 "Bad Request\\n"; }
    location ~ ^/(_headers|_redirects)$ { return 404; }
    location ~ /feed\\.xml$ { types { } default_type "application/atom+xml"; try_files $uri =404; }
    location ~ /feed\\.json$ { types { } default_type "application/feed+json"; try_files $uri =404; }
    location ~ \\.html$ { try_files /nothing =404; }
    location ~ ${folderPattern}*\\.(br|gz)$ { error_page 404 @missing; try_files /nothing =404; }
    location ~ ${folderPattern} { error_page 404 @missing; try_files $uri =404; }
    location ~ \\.(br|gz)$ { try_files /nothing =404; }
    location ~ \\.[a-zA-Z0-9]+$ { try_files $uri =404; }
    location / { try_files $page =404; }
    location @missing { types { } default_type text/plain; return 200 "Not Found\\n"; }
    # the status stays the one that led here
    location @refused { types { } default_type text/plain; return 200 "Refused\\n"; }
  }
}
`;
}
