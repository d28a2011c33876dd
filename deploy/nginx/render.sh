#!/bin/sh
# Writes saltbush.conf.template to standard output with its placeholders filled in: from the environment, else nginx.env.
set -eu
folder=$(dirname "$0")
names=$(grep -o '^NGINX_[A-Z_]*' "$folder/nginx.env")
for name in $names; do
  eval "given=\${$name-}"
  # shellcheck disable=SC2154 # The line above sets it.
  if [ -n "$given" ]; then
    eval "export $name"
  else
    line=$(grep "^$name=" "$folder/nginx.env")
    eval "export $line"
  fi
done

# A `server` line for each gateway, with what is asked of it at once, where that has a limit.
servers() {
  # shellcheck disable=SC2154 # Set by the loop above.
  for gateway in $NGINX_GATEWAYS; do printf 'server %s max_fails=1 fail_timeout=1s%s; ' "$gateway" "$1"; done
}
NGINX_SERVERS=$(servers '')
# shellcheck disable=SC2154
NGINX_PAGE_SERVERS=$(servers " max_conns=$NGINX_PAGES_AT_ONCE")
# shellcheck disable=SC2154
NGINX_CALL_SERVERS=$(servers " max_conns=$NGINX_CALLS_AT_ONCE")
export NGINX_SERVERS NGINX_PAGE_SERVERS NGINX_CALL_SERVERS
names="$names NGINX_SERVERS NGINX_PAGE_SERVERS NGINX_CALL_SERVERS"

# Only these: nginx has variables of its own.
# shellcheck disable=SC2086 # One argument of many words is wanted: a list of names with a dollar sign each.
envsubst "$(printf '${%s} ' $names)" < "$folder/saltbush.conf.template"
