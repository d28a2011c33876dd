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
# Only these: nginx has variables of its own.
# shellcheck disable=SC2086 # One argument of many words is wanted: a list of names with a dollar sign each.
envsubst "$(printf '${%s} ' $names)" < "$folder/saltbush.conf.template"
