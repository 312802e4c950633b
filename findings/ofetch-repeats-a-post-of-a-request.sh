#!/bin/sh
# ofetch 1.5.1 repeats a POST after a 503, or after its connection has ended, if it is given as a `Request`: it takes the
# method from its second argument alone, and a request without one for a GET. Its documentation says that it repeats no
# POST. A request with a body fails in the second attempt, as that body has been read; one without a body is sent again.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ofetch@1.5.1 >/dev/null
cat >run.mjs <<'END'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { ofetch } from 'ofetch'

const seen = []
const server = createServer((request, response) => {
  seen.push(request.method)
  if (request.url === '/ends') request.socket.destroy()
  else response.writeHead(503).end()
})
await once(server.listen(0, '127.0.0.1'), 'listening')
const origin = `http://127.0.0.1:${server.address().port}`
const ways = {
  'an address and a method': (url) => ofetch(url, { method: 'POST' }),
  'a Request': (url) => ofetch(new Request(url, { method: 'POST' })),
  'a Request, retry: false': (url) => ofetch(new Request(url, { method: 'POST' }), { retry: false }),
}
for (const path of ['/503', '/ends']) {
  for (const [name, send] of Object.entries(ways)) {
    seen.length = 0
    await send(origin + path).catch(() => undefined)
    console.log(`${path}, ${name}: ${seen.join(' ')}`)
  }
}
server.close()
END
node run.mjs | tee seen
cat >expected <<'END'
/503, an address and a method: POST
/503, a Request: POST POST
/503, a Request, retry: false: POST
/ends, an address and a method: POST
/ends, a Request: POST POST
/ends, a Request, retry: false: POST
END
diff expected seen && echo 'The behaviour is as described.'
