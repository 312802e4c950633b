#!/bin/sh
# axios-retry 4.5.0 with axios 1.21.1: a POST whose connection the server ends after it has read it is sent four times, with
# the settings that it has by default. Its README says that it retries "a network error or a 5xx error on an idempotent
# request", and lists five methods, without POST; but only the 5xx error asks for the method. retry-axios 4.0.3 sends it once.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund axios@1.21.1 axios-retry@4.5.0 retry-axios@4.0.3 >/dev/null
cat >run.mjs <<'END'
import { once } from 'node:events'
import { createServer } from 'node:http'
import axios from 'axios'
import axiosRetry from 'axios-retry'
import { attach } from 'retry-axios'

let count = 0
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    count += 1
    if (request.url === '/ends') request.socket.destroy()
    else response.writeHead(503).end()
  })
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${server.address().port}`
const clients = { 'axios-retry': axios.create(), 'axios-retry, fetch': axios.create({ adapter: 'fetch' }), 'retry-axios': axios.create() }
axiosRetry(clients['axios-retry'])
axiosRetry(clients['axios-retry, fetch'])
attach(clients['retry-axios'])
for (const path of ['/ends', '/503']) {
  for (const [name, client] of Object.entries(clients)) {
    count = 0
    await client.post(origin + path, 'x').catch(() => undefined)
    console.log(`${path}, ${name}: ${count} POST`)
  }
}
server.close()
END
node run.mjs | tee seen
cat >expected <<'END'
/ends, axios-retry: 4 POST
/ends, axios-retry, fetch: 4 POST
/ends, retry-axios: 1 POST
/503, axios-retry: 1 POST
/503, axios-retry, fetch: 1 POST
/503, retry-axios: 1 POST
END
diff expected seen && echo 'The behaviour is as described.'
