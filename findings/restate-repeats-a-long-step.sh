#!/bin/sh
# Restate 1.7.12 discards the result of a step that takes longer than its inactivity and abort timeouts together, and runs
# the step again, each time, without an end. The step is not told: `attemptCompletedSignal` of the SDK 1.17.2 is aborted
# only when the step has ended by itself. Here the timeouts are 1 s each, and the step takes 4 s; by default they are 1
# and 10 minutes.
# It ran with Node 24; the worker of the SDK fails on Node 20.
# Seen: three runs within 25 s, one after the other, none with an aborted signal, and no response.
set -eu
folder=$(mktemp -d)
trap 'kill "${server:-}" "${worker:-}" 2>/dev/null && wait 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @restatedev/restate-server@1.7.12 @restatedev/restate-sdk@1.17.2 >/dev/null
freePort() {
  node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })"
}
node=$(freePort) ingress=$(freePort) admin=$(freePort) port=$(freePort)
cat >restate.toml <<EOF
disable-telemetry = true
bind-address = "127.0.0.1:$node"
base-dir = "$folder/data"
[ingress]
bind-address = "127.0.0.1:$ingress"
[admin]
bind-address = "127.0.0.1:$admin"
EOF
cat >worker.mjs <<'EOF'
import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import * as restate from '@restatedev/restate-sdk'

const jobs = restate.service({
  name: 'jobs',
  handlers: {
    async run(ctx) {
      const signal = ctx.request().attemptCompletedSignal
      await ctx.run('step', async () => {
        appendFileSync('log', 'begins\n')
        await sleep(4000)
        appendFileSync('log', `ends, ${signal.aborted ? 'aborted' : 'not aborted'}\n`)
      })
    },
  },
  options: { inactivityTimeout: 1000, abortTimeout: 1000 },
})
restate.serve({ services: [jobs], port: Number(process.argv[2]) })
EOF
node_modules/.bin/restate-server -c restate.toml --no-logo >server.log 2>&1 &
server=$!
node worker.mjs "$port" >worker.log 2>&1 &
worker=$!
json='content-type: application/json'
tries=0
until curl -sf "http://127.0.0.1:$admin/deployments" -H "$json" -d "{\"uri\":\"http://127.0.0.1:$port\"}" >/dev/null; do
  tries=$((tries + 1))
  test "$tries" -lt 100 || exit 1
  sleep 0.5
done
{
  echo 'Restate 1.7.12'
  curl -s -m 25 "http://127.0.0.1:$ingress/jobs/run" -X POST || echo 'no response'
  head -n 6 log
} | tee seen
cat >expected <<'EOF'
Restate 1.7.12
no response
begins
ends, not aborted
begins
ends, not aborted
begins
ends, not aborted
EOF
diff expected seen && echo 'The behaviour is as described.'
