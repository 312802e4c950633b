#!/bin/sh
# undici 7.30.2: the agent that retries throws an error in place of a 429 or a 503 to a POST, which it does not retry.
# Its documentation has the error for the last retry. The body and the Retry-After header are lost; a 402 comes through.
# With `throwOnError: false` every response comes through.
# Seen: "POST 503: RequestRetryError, 1 sent" and "throwOnError false, POST 503: response, 1 sent".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund undici@7.30.2 >/dev/null
cat >retry.mjs <<'END'
import { createServer } from 'node:http'
import process from 'node:process'
import { Agent, fetch, RetryAgent } from 'undici'

let sent = 0
const server = createServer((request, response) => {
  sent += 1
  request.resume()
  response.writeHead(Number(request.url.slice(1)), { 'Retry-After': '30' }).end('{}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
for (const throwOnError of [undefined, false]) {
  for (const status of [402, 429, 503]) {
    sent = 0
    const dispatcher = new RetryAgent(new Agent(), { throwOnError })
    const url = `http://127.0.0.1:${server.address().port}/${status}`
    const end = await fetch(url, { method: 'POST', body: '{}', dispatcher }).then(
      () => 'response',
      ({ cause }) => cause.name,
    )
    console.log(`${throwOnError === false ? 'throwOnError false, ' : ''}POST ${status}: ${end}, ${sent} sent`)
  }
}
process.exit()
END
node retry.mjs | tee seen
cat >expected <<'END'
POST 402: response, 1 sent
POST 429: RequestRetryError, 1 sent
POST 503: RequestRetryError, 1 sent
throwOnError false, POST 402: response, 1 sent
throwOnError false, POST 429: response, 1 sent
throwOnError false, POST 503: response, 1 sent
END
diff expected seen && echo 'The behaviour is as described.'
