#!/bin/sh
# Node 24.21.0: `fetch` takes a `Host` header, shows it in the headers of the request and sends the host of the URL instead,
# without an error. `node:http` sends the header that it is given.
# Seen: "www.example.com" of the request, "127.0.0.1" at the server with fetch, "www.example.com" with node:http.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund node@24.21.0 >/dev/null
cat >host.mjs <<'END_OF_PROGRAM'
import { createServer, get } from 'node:http'
import { text } from 'node:stream/consumers'

console.log(process.version)
const server = createServer((request, response) => response.end(request.headers.host.split(':')[0]))
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const url = `http://127.0.0.1:${server.address().port}/`
const headers = { host: 'www.example.com' }
const request = new Request(url, { headers })
console.log('request:', request.headers.get('host'))
console.log('fetch:', await (await fetch(request)).text())
const response = await new Promise((resolve) => get(url, { headers, agent: false }, resolve))
console.log('node:http:', await text(response))
server.close()
server.closeAllConnections()
END_OF_PROGRAM
npx node host.mjs | tee seen
cat >expected <<'END_OF_EXPECTED'
v24.21.0
request: www.example.com
fetch: 127.0.0.1
node:http: www.example.com
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
