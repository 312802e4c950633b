#!/bin/sh
# gaxios 8.3.3 has a `fetch` that its README calls compatible. It sends a `Request` with the method POST as a GET without a
# body, and resolves with the response; with an address and an `init`, it sends the POST.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund gaxios@8.3.3 >/dev/null
cat >run.mjs <<'END'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { Gaxios } from 'gaxios'

const server = createServer(async (request, response) => {
  response.end(`${request.method} ${request.headers['x-test']} ${(await text(request)) || 'no body'}`)
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const url = `http://127.0.0.1:${server.address().port}/`
const init = { method: 'POST', headers: { 'x-test': 'header' }, body: 'body' }
const gaxios = new Gaxios()
const clients = { 'fetch of Node': fetch, 'fetch of gaxios': (...values) => gaxios.fetch(...values) }
for (const [name, send] of Object.entries(clients)) {
  const results = [await send(url, init), await send(new Request(url, init))]
  for (const result of results) console.log(`${name}: ${result.status}, ${result.data ?? (await result.text())}`)
}
server.close()
END
node run.mjs | tee seen
cat >expected <<'END'
fetch of Node: 200, POST header body
fetch of Node: 200, POST header body
fetch of gaxios: 200, POST header body
fetch of gaxios: 200, GET header no body
END
diff expected seen && echo 'The behaviour is as described.'
