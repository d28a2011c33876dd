# syntax=docker/dockerfile:1
# Three images from one file: the gateway, the job that publishes this repository's builds to it, and nginx in front of it.
#   docker build --target gateway -t saltbush-gateway .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim
ARG NGINX_BASE=debian:bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY . .
RUN npm ci && npm run build \
  && npm run stage -- gateway /staged/gateway \
  && npm run stage -- releases /staged/releases

# Owned by root and run by nobody: the process can change none of its own files.
FROM ${NODE_IMAGE} AS gateway
# Each thread that compresses would keep memory of its own: up to a quarter of what the gateway needs.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /staged/gateway ./
USER 65532:65532
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "auth-gateway/dist/main.js"]

FROM ${NODE_IMAGE} AS releases
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build /staged/releases ./
USER 65532:65532
# A job that ends, so it needs no health check.
HEALTHCHECK NONE
CMD ["node", "scripts/publish.mjs"]

FROM ${NGINX_BASE} AS proxy
# Debian's own, because the brotli module comes with it; security updates come with a new build.
# hadolint ignore=DL3008
RUN apt-get update \
  && apt-get install --yes --no-install-recommends nginx libnginx-mod-http-brotli-filter gettext-base curl \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
WORKDIR /app
COPY deploy/nginx/saltbush.conf.template deploy/nginx/nginx.env deploy/nginx/render.sh ./
USER 65532:65532
EXPOSE 8080 8443
STOPSIGNAL SIGQUIT
# Any answer will do: the gateways have health checks of their own.
HEALTHCHECK --interval=10s --timeout=3s --start-period=5s --retries=3 \
  CMD ["curl", "--silent", "--output", "/dev/null", "http://127.0.0.1:8080/"]
CMD ["sh", "-c", "sh render.sh > /run/nginx/nginx.conf && exec nginx -e stderr -c /run/nginx/nginx.conf -g 'daemon off;'"]
