#!/bin/sh
# Deno 2.9.6: a POST whose body is a text is sent a second time when the server ends a kept connection after it has read
# the POST. `fetch` rejects, and the server has executed the POST twice. With a stream as its body, the POST is sent once.
# Seen: "text: 2 POSTs" and "stream: 1 POST". Node and Bun send both once.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund deno@2.9.6
cat >server.mjs <<'END'
import { createServer } from 'node:http'

let posts = 0
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.url === '/order') {
      posts += 1
      request.socket.end()
      return
    }
    response.end(String(posts))
    if (request.url === '/count') posts = 0
  })
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
END
cat >client.mjs <<'END'
const [base] = Deno.args
const bodies = { text: () => '{}', stream: () => new Blob(['{}']).stream() }
for (const [name, create] of Object.entries(bodies)) {
  await (await fetch(`${base}/warm`, { method: 'POST', body: '{}' })).text()
  const end = await fetch(`${base}/order`, { method: 'POST', body: create() }).catch((error) => error.name)
  console.log(`${name}: ${await (await fetch(`${base}/count`)).text()} POSTs, ${end}`)
}
END
node server.mjs >port &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -s port ]; do sleep 0.1; done
npx deno --version | head -n 1
npx deno run --no-lock --allow-net=127.0.0.1 client.mjs "http://127.0.0.1:$(cat port)" | tee seen
printf 'text: 2 POSTs, TypeError\nstream: 1 POSTs, TypeError\n' >expected
diff expected seen && echo 'The behaviour is as described.'
