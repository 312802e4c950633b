#!/bin/sh
# Node 24.21.0: the `fetch` of Node sends a POST a second time, at once, if the response is a 421 (Misdirected Request),
# and returns the second response. The Fetch standard has this step, for any method and whatever the body says, unless
# the body is a stream. Only the diagnostics channels of Node report the first one, and Bun 1.4.5 and Deno 2.9.6 send one.
# Seen: "text: 2 POSTs, 421" and "stream: 1 POSTs, 421" in Node, "text: 1 POSTs, 421" in Bun and Deno.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --foreground-scripts node@24.21.0 bun@1.4.5 deno@2.9.6 >/dev/null
cat >server.mjs <<'END'
import { createServer } from 'node:http'

let posts = 0
const server = createServer((request, response) => {
  request.resume().on('end', () => {
    if (request.url === '/order') {
      posts += 1
      response.writeHead(421).end()
      return
    }
    response.end(String(posts))
    posts = 0
  })
})
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
END
cat >client.mjs <<'END'
import process from 'node:process'

const [base] = process.argv.slice(2)
const bodies = { text: () => '{}', stream: () => new Blob(['{}']).stream() }
for (const [name, create] of Object.entries(bodies)) {
  const response = await fetch(`${base}/order`, { method: 'POST', body: create(), duplex: 'half' })
  console.log(`${name}: ${await (await fetch(`${base}/count`)).text()} POSTs, ${response.status}`)
}
END
node_modules/.bin/node server.mjs >port &
server=$!
trap 'kill $server; rm -rf "$folder"' EXIT
while [ ! -s port ]; do sleep 0.1; done
url="http://127.0.0.1:$(cat port)"
{
  echo "Node $(node_modules/.bin/node --version)"
  node_modules/.bin/node client.mjs "$url"
  echo "Bun $(node_modules/.bin/bun --version)"
  node_modules/.bin/bun client.mjs "$url"
  node_modules/.bin/deno --version | head -n 1 | cut -d ' ' -f 1,2
  node_modules/.bin/deno run --no-lock --allow-net=127.0.0.1 client.mjs "$url"
} | tee seen
cat >expected <<'END'
Node v24.21.0
text: 2 POSTs, 421
stream: 1 POSTs, 421
Bun 1.4.5
text: 1 POSTs, 421
stream: 1 POSTs, 421
deno 2.9.6
text: 1 POSTs, 421
stream: 1 POSTs, 421
END
diff expected seen && echo 'The behaviour is as described.'
