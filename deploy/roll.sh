#!/bin/sh
# A new version of the site in compose.yaml without a break: the image is built, then one process after the other is made
# anew and waited for. nginx stays, passes over the one that is away, and is told where the new one is. The tables are
# brought up to date by the first that starts; the old web processes go on reading. COMPOSE: other than "docker compose".
set -eu
cd "$(dirname "$0")"
compose=${COMPOSE:-docker compose}
$compose build web1
# Old workers end first: what they have in hand goes on in a new one.
$compose up -d --no-deps worker
for web in web1 web2; do
    $compose up -d --no-deps --wait "$web"
    $compose exec -T nginx nginx -s reload
done
