# The built site under nginx: no root, no shell needed, nothing to write but /tmp.
#   npm run build && docker build -t yunroute . && docker run --read-only --tmpfs /tmp -p 8080:8080 yunroute
FROM debian:bookworm-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled
COPY dist/site/current/public /srv/site/public
COPY dist/site/current/container /srv/site/nginx
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
ENTRYPOINT ["nginx", "-c", "/srv/site/nginx/nginx.conf", "-g", "daemon off;"]
