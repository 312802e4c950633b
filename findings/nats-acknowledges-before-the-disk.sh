#!/bin/sh
# nats-server 2.15.3: a write to a key-value bucket of JetStream with `storage: file` is acknowledged without fsync. By
# default, the server asks the kernel for it every 2 minutes, so a power cut loses what was acknowledged before; other
# processes have read it by then. With `sync_interval: always`, each write is on the disk before its acknowledgement.
# Seen: 50 acknowledged writes and no fsync; with the setting, 50 or more.
set -eu
folder=$(mktemp -d)
trap 'kill "$(cat ./*.pid)" 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
apt-get --option APT::Sandbox::User=root --quiet download strace=6.1-0.1 libunwind8=1.6.2-3 >/dev/null
for package in ./*.deb; do dpkg --extract "$package" packages; done
GOBIN=$folder go install github.com/nats-io/nats-server/v2@v2.15.3 >log 2>&1 || { cat log && exit 1; }
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nats@2.29.3 >/dev/null
cat >write.mjs <<'END'
import { connect } from 'nats'

const server = await connect({ servers: `127.0.0.1:${process.argv[2]}` })
const bucket = await server.jetstream().views.kv('orders', { storage: 'file' })
for (let number = 1; number <= 50; number += 1) await bucket.create(`order-${number}`, 'sending')
await server.close()
END
acknowledge() {
  name=$1
  mkdir "$name"
  cat >"$name.conf" <<END
listen: "127.0.0.1:-1"
ports_file_dir: "$folder/$name"
pid_file: "$folder/$name.pid"
jetstream { store_dir: "$folder/$name/store" $2 }
END
  LD_LIBRARY_PATH=packages/usr/lib/x86_64-linux-gnu packages/usr/bin/strace --follow-forks \
    --trace=fsync,fdatasync --output="$name.trace" ./nats-server -c "$name.conf" 2>log &
  server=$! tries=0
  until port=$(cat "$name"/*.ports 2>/dev/null | grep -o '127.0.0.1:[0-9]*' | head -1 | cut -d : -f 2) && [ -n "$port" ]; do
    tries=$((tries + 1))
    test "$tries" -lt 100 || exit 1
    sleep 0.1
  done
  before=$(grep -c 'sync(' "$name.trace" || :)
  node write.mjs "$port"
  synced=$(($(grep -c 'sync(' "$name.trace" || :) - before))
  test "$synced" -ge 50 && synced='50 or more'
  echo "$name: 50 writes acknowledged, $synced synced"
  kill "$(cat "$name.pid")"
  wait "$server" || :
}
{
  ./nats-server --version
  acknowledge default ''
  acknowledge always ', sync_interval: always'
} | tee seen
cat >expected <<'END'
nats-server: v2.15.3
default: 50 writes acknowledged, 0 synced
always: 50 writes acknowledged, 50 or more synced
END
diff expected seen && echo 'The behaviour is as described.'
