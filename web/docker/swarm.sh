#!/usr/bin/env bash
# What a stack of two websites and three CMSs answers while one of them is killed every 20 seconds, one hangs, and all are
# replaced by another version and taken back. It takes ten minutes, wants ports 80 and 443, the images portfolio-web,
# portfolio-cms, portfolio-backup and portfolio-auth with the tags 1 and 2 (docker tag), and a swarm of this one machine
# (docker swarm init).
#
#   web/docker/swarm.sh [seconds of killing]
set -eu
cd "$(dirname "$0")/../.."
seconds=${1:-150}
export SITE_ADDRESS=localhost PANEL_ADDRESS=panel.localhost VERSION=1
# Every visitor of the load has an address of his own.
export TRUSTED_PROXY_ADDRESSES=private_ranges
work=$(mktemp -d)
STACK=portfolio

say() { printf '\n== %s %s\n' "$(date +%T)" "$*"; }
deploy() {
  VERSION=$1 docker stack deploy --resolve-image never --detach=false \
    --compose-file web/docker/stack.yml --compose-file web/docker/stack-demo.yml "$STACK" > "$work/deploy.$1" 2>&1 ||
    { tail -3 "$work/deploy.$1"; return 1; }
}
any_cms() { docker ps --quiet --filter "label=com.docker.swarm.service.name=${STACK}_cms" --filter health=healthy | head -n 1; }
replicas() { docker stack services "$STACK" --format '{{.Name}} {{.Replicas}} {{.Image}}'; }
clear_up() {
  kill "${load:-}" 2> /dev/null || true
  docker stack rm "$STACK" > /dev/null 2>&1
  docker secret ls --quiet --filter label=trial | xargs -r docker secret rm > /dev/null
  for volume in $(docker volume ls --quiet --filter "label=com.docker.stack.namespace=$STACK"); do
    until docker volume rm "$volume" > /dev/null 2>&1; do sleep 1; done
  done
  rm -r "$work"
}

docker node update --label-add entrance=true --label-add pictures=true --label-add database=true "$(docker node ls --quiet)" > /dev/null
trap clear_up EXIT
trap 'exit 1' INT TERM
for name in postgres_password app_keys admin_jwt_secret api_token_salt jwt_secret transfer_token_salt encryption_key \
  fresh_cookie_secret restic_password; do
  openssl rand -base64 32 | docker secret create --label trial "$name" - > /dev/null
done
echo "Trial2026$RANDOM" | docker secret create --label trial admin_password - > /dev/null

say 'the stack starts'
deploy 1
replicas
proxy=$(docker ps --quiet --filter "label=com.docker.swarm.service.name=${STACK}_proxy")
docker cp --quiet "$proxy:/data/caddy/pki/authorities/local/root.crt" "$work/root.crt"

say 'load'
NODE_EXTRA_CA_CERTS=$work/root.crt node web/docker/mixed-load.mjs https://localhost 3000 > "$work/load" 2>&1 &
load=$!
for round in $(seq $((seconds / 20))); do
  sleep 20
  cms=$(any_cms)
  if [ "$round" = 2 ]; then signal=STOP; else signal=KILL; fi
  [ -z "$cms" ] || docker kill --signal "$signal" "$cms" > /dev/null
  say "a CMS: $signal"
done
until [ "$(docker service ls --format '{{.Replicas}}' --filter "name=${STACK}_cms")" = 3/3 ]; do sleep 1; done
say 'another version'
deploy 2
replicas
say 'and back'
docker service rollback --detach=false "${STACK}_cms" > /dev/null || true
docker service rollback --detach=false "${STACK}_web" > /dev/null || true
replicas
# It began before the first kill, and ends here however long the deployments took.
kill "$load" || true
wait "$load" || true
say 'what the load saw'
cat "$work/load"
