#!/usr/bin/env bash
# What the product of docker compose answers while a part of it is missing, hangs or is full. To be read, not judged by
# itself. It takes about ten minutes, needs no other product on these ports and no .env, and leaves nothing behind.
#
#   web/docker/outages.sh [settings] [crowds] [hangs] [database] [wrong-database] [full-volume] [full-database]
set -u
cd "$(dirname "$0")/../.."
[ ! -e .env ] || { echo 'It brings its own settings: put .env aside first.'; exit 1; }
export COMPOSE_PROJECT_NAME=portfolio-outages WEB_PORT=${WEB_PORT:-3900} CMS_PORT=${CMS_PORT:-3901}
# As behind a proxy of the owner's: every visitor has an address of his own.
export TRUSTED_PROXY_ADDRESSES=private_ranges
site=http://127.0.0.1:$WEB_PORT

DEPLOYMENT='SITE_URL=https://portfolio.example EDITORS=owner@portfolio.example FIREBASE_PROJECT_ID=portfolio-live
  FIREBASE_API_KEY=key FIREBASE_AUTH_DOMAIN=portfolio-live.firebaseapp.com POSTGRES_PASSWORD=not-the-default
  ADMIN_EMAIL=admin@portfolio.example ADMIN_PASSWORD=Outages2026 APP_KEYS=app-keys-0123456789
  ADMIN_JWT_SECRET=admin-jwt-0123456789 API_TOKEN_SALT=api-token-0123456789 JWT_SECRET=jwt-0123456789abcdef
  TRANSFER_TOKEN_SALT=transfer-0123456789 ENCRYPTION_KEY=encryption-0123456789 FRESH_COOKIE_SECRET=fresh-0123456789ab'

say() { printf '\n== %s\n' "$*"; }
visitors() { node web/docker/visitors.mjs "$site$1" "$2" "$3"; }
ask() { curl -s -o /dev/null -w "%{http_code} after %{time_total} s, Retry-After: %header{retry-after}  $*\n" --max-time 70 "$@"; }
asks() {
  ask "$site/api/portfolio"
  ask "$site/api/projects"
  ask -H 'content-type: application/json' -d '{"query":"{projects_connection{nodes{title}}}"}' "$site/graphql"
  write
  ask "$site/"
  ask "$site/readyz"
  ask "$site/healthz"
}
# A visitor's message.
write() {
  ask -H 'content-type: application/json' "$site/api/v1.0/email/send" \
    -d '{"template_params":{"name":"Visitor","email":"visitor@example.com","message":"Hello there"}}'
}
up() { docker compose up --detach --wait --quiet-pull "$@" 2>&1 | grep -E 'unhealthy|rror|exited'; }
down() { docker compose down --volumes --remove-orphans --timeout 5 > /dev/null 2>&1; }
in_cms() { docker compose exec -T cms "$@"; }
count_pictures() { in_cms find /data/cms/public/uploads -maxdepth 1 -type f | wc -l; }

# Which service refuses to start when one setting of a complete deployment is forgotten, and its line about it.
settings() {
  forget NOTHING
  for setting in $DEPLOYMENT; do forget "${setting%%=*}"; done
}
forget() {
  for service in cms web database; do
    line=$(start_without "$1" "$service" 2>&1 | grep -m1 -iE "^ +.*$1|superuser password") || continue
    echo "without $1, $service: $line"
    return
  done
  echo "without $1: starts"
}
start_without() {
  local given=() options=() setting name
  for setting in $DEPLOYMENT; do [ "${setting%%=*}" = "$1" ] || given+=("$setting"); done
  for name in "${given[@]}"; do options+=(-e "${name%%=*}"); done
  env "${given[@]}" timeout --signal=KILL 30 \
    docker compose run --name "$COMPOSE_PROJECT_NAME-forgetful" --no-deps -T "${options[@]}" "$2"
  docker rm --force "$COMPOSE_PROJECT_NAME-forgetful" > /dev/null
}

crowds() {
  up --scale web=2 --scale cms=2
  visitors / crowd 400
  visitors / crowd 800
  visitors /api/portfolio crowd 800
}

hangs() {
  up --scale web=2 --scale cms=2
  for service in cms web; do
    for signal in STOP PAUSE; do
      say "one of two: $service, $signal"
      local container=$COMPOSE_PROJECT_NAME-$service-1 end
      if [ $signal = STOP ]; then docker kill -s STOP "$container"; end='kill -s CONT'; else docker pause "$container"; end=unpause; fi
      visitors "$([ $service = cms ] && echo /api/portfolio || echo /)" steady 20
      docker $end "$container"
      sleep 5
    done
  done
}

database() {
  up --scale web=2 --scale cms=2
  for change in 'pause unpause' 'stop start'; do
    read -r begin end <<< "$change"
    # So that each website has kept the page; for some seconds the entrance asks only one of those that have just started.
    sleep 5
    visitors / crowd 20
    docker compose "$begin" database 2> /dev/null
    say "the database: $begin"
    asks
    docker compose "$end" database 2> /dev/null
    sleep 8
    say "the database: $end"
    asks
  done
}

# The same CMS and its folder, an empty database, which is filled, then one with projects of its own.
wrong_database() {
  up
  in_cms find /data/cms/public/uploads -type f -exec touch -d '2 days ago' {} +
  say "pictures before: $(count_pictures)"
  docker compose exec -T database createdb --username=postgres --owner=portfolio other
  for demo in false true true; do
    say "a start on the other one with DEMO=$demo"
    start_on_other "$demo"
    say "pictures then: $(count_pictures)"
  done
  docker compose restart cms > /dev/null 2>&1
  up
  say "back on the right one: $(count_pictures), $(broken_pictures) broken"
}
start_on_other() {
  local other="postgres://portfolio:${POSTGRES_PASSWORD:-portfolio}@database/other" name=$COMPOSE_PROJECT_NAME-other
  docker compose run --rm --detach --name "$name" -e DATABASE_URL="$other" -e DEMO="$1" cms > /dev/null 2>&1
  sleep 40
  docker logs "$name" 2>&1 | grep -iE 'picture|file|aside' | tail -5
  docker rm --force "$name" > /dev/null
}
broken_pictures() {
  curl -s "$site/api/portfolio" | grep -oE '/uploads/[^"]+' | sort -u | while read -r path; do
    curl -s -o /dev/null -w '%{http_code}\n' "$site$path"
  done | grep -vc 200
}

# The volume of the pictures holds a few megabytes and is then filled.
full_volume() {
  create_small_volume pictures size=40m,uid=1000,gid=1000
  up
  in_cms sh -c 'head -c 100M /dev/zero > /data/cms/public/uploads/filler' 2> /dev/null
  say "files before: $(count_pictures)"
  local token
  token=$(curl -s -H 'content-type: application/json' "$site/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo" \
    -d '{"email":"owner@example.com","password":"Demo#2026","returnSecureToken":true}' | grep -oP '"idToken":\s*"\K[^"]+')
  curl -s -w '\n%{http_code} after %{time_total} s\n' -H "authorization: Bearer $token" "$site/api/portfolio" \
    -F title=Full -F description=Disk -F livePreview=https://example.com -F githubLink=https://example.com \
    -F "platform=Web Application" -F 'technologies=["React"]' -F "images=@cms/seed/pictures/pothik-live.webp"
  say "files after: $(count_pictures)"
  asks
}

# The same of the volume of the database: until it has room again, nothing is written, everything is read.
full_database() {
  create_small_volume database size=160m,uid=999,gid=999
  up
  docker compose exec -T database sh -c 'head -c 1G /dev/zero > "$PGDATA/filler"' 2> /dev/null
  say 'messages until one does not fit'
  for _ in $(seq 60); do write_long; done | sort | uniq -c
  asks
  docker compose exec -T database sh -c 'rm "$PGDATA/filler"'
  sleep 8
  say 'room again'
  asks
}
write_long() {
  printf '{"template_params":{"name":"Visitor","email":"visitor@example.com","message":"%s"}}' \
    "$(head -c 3500 /dev/urandom | base64 -w 0)" |
    curl -s -w ' %{http_code}\n' -H 'content-type: application/json' -H "x-forwarded-for: 198.18.$((RANDOM % 250)).1" \
      "$site/api/v1.0/email/send" -d @-
}
create_small_volume() {
  docker volume create --driver local -o type=tmpfs -o device=tmpfs -o "o=$2" "${COMPOSE_PROJECT_NAME}_$1" > /dev/null
}

remove_images() {
  docker image ls --format '{{.Repository}}:{{.Tag}}' "$COMPOSE_PROJECT_NAME-*" | xargs -r docker image rm > /dev/null
}

trap 'down; remove_images' EXIT
docker compose build --quiet
for scenario in ${*:-settings crowds hangs database wrong-database full-volume full-database}; do
  say "$scenario"
  down
  "${scenario//-/_}"
done
