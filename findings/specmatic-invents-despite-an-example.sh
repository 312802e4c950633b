#!/bin/sh
# The mock server of Specmatic 2.55.1 responds with the example of the description if the request equals the example of
# the same name. With an optional header that the description has too, also one with the value of its own example, it
# invents the response: a 200 that has nothing to do with the request. Its integers, where the description has a minimum
# and no maximum, are of 64 bits, so that JavaScript rounds most of them. The header `X-Specmatic-Type: random` says so.
# Seen: "without the header: example", "with the header: invented", and "of 20 invented numbers, JavaScript rounds most".
set -eu
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null && wait "$server" 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund specmatic@2.55.1 >/dev/null
cat >openapi.yaml <<'END'
openapi: 3.0.3
info: { title: Orders, version: 1.0.0 }
paths:
  /orders:
    post:
      parameters:
        - { name: Idempotency-Key, in: header, required: false, schema: { type: string }, example: first }
      requestBody:
        required: true
        content:
          application/json:
            schema: { type: object, required: [item], properties: { item: { type: string } } }
            examples: { cup: { value: { item: cup } } }
      responses:
        '200':
          description: Ordered
          content:
            application/json:
              schema: { type: object, required: [price], properties: { price: { type: integer, minimum: 0 } } }
              examples: { cup: { value: { price: 700 } } }
END
port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
java -jar node_modules/specmatic/specmatic.jar mock --host 127.0.0.1 --port "$port" openapi.yaml >log 2>&1 &
server=$!
tries=0
while ! grep -q 'Mock server is running' log; do
  tries=$((tries + 1))
  test "$tries" -lt 600 || exit 1
  sleep 0.2
done
cat >order.mjs <<'END'
const send = (headers) =>
  fetch(`http://127.0.0.1:${process.argv[2]}/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: '{"item":"cup"}',
  })
async function show(name, headers) {
  const response = await send(headers)
  const example = (await response.text()).includes('700')
  console.log(`${name}: ${response.status}, ${example ? 'example' : 'invented'}, ${response.headers.get('x-specmatic-type')}`)
}
await show('without the header')
await show('with the header', { 'Idempotency-Key': 'first' })
let rounded = 0
for (let i = 0; i < 20; i++) {
  const text = await (await send({ 'Idempotency-Key': 'first' })).text()
  if (String(BigInt(/\d+/.exec(text)[0])) !== BigInt(JSON.parse(text).price).toString()) rounded++
}
console.log(rounded > 10 ? 'of 20 invented numbers, JavaScript rounds most' : `of 20 invented numbers, JavaScript rounds ${rounded}`)
END
{
  echo 'Specmatic 2.55.1'
  node order.mjs "$port"
} | tee seen
cat >expected <<'END'
Specmatic 2.55.1
without the header: 200, example, null
with the header: 200, invented, random
of 20 invented numbers, JavaScript rounds most
END
diff expected seen && echo 'The behaviour is as described.'
