#!/bin/sh
# MockServer 5.15.0 takes a description of OpenAPI 3.1 (201), makes an expectation of each operation, and then responds with 404 to each
# operation that has a parameter in its path, without an error in its log; a header has the value "null". The same description as
# 3.0.3 works.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
  -Dartifact=org.mock-server:mockserver-netty-no-dependencies:5.15.0 -DoutputDirectory="$folder" >/dev/null
port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
java -Dmockserver.logLevel=WARN -cp mockserver-netty-no-dependencies-5.15.0.jar org.mockserver.cli.Main -serverPort "$port" >log 2>&1 &
server=$!
cat >ask.mjs <<'END_OF_PROGRAM'
const base = `http://127.0.0.1:${process.argv[2]}`
const string = { type: 'string' }
const json = (example) => ({ 'application/json': { schema: { type: 'object' }, example } })
const responses = { 200: { description: 'OK', headers: { Limit: { schema: { type: 'integer', example: 60 } } }, content: json({ done: true }) } }
const id = { name: 'id', in: 'path', required: true, schema: { ...string, format: 'uuid' } }
const body = { 'application/json': { schema: { type: 'object', properties: { name: string }, required: ['name'] } } }
const paths = {
  '/things': { get: { operationId: 'list', responses }, post: { operationId: 'create', requestBody: { required: true, content: body }, responses } },
  '/things/{id}': { get: { operationId: 'get', parameters: [id], responses } },
}
const send = (method, path, value) =>
  fetch(base + path, { method, headers: { 'Content-Type': 'application/json' }, body: value && JSON.stringify(value) })
while (!(await send('PUT', '/mockserver/status').catch(() => undefined))) await new Promise((resolve) => setTimeout(resolve, 200))
for (const openapi of ['3.1.0', '3.0.3']) {
  await send('PUT', '/mockserver/reset')
  const taken = await send('PUT', '/mockserver/openapi', { specUrlOrPayload: { openapi, info: { title: 'Things', version: '1' }, paths } })
  console.log(`${openapi}: the description: ${taken.status}, ${(await taken.json()).length} expectations`)
  const list = await send('GET', '/things')
  console.log(`${openapi}: the list: ${list.status}, Limit ${list.headers.get('Limit')}`)
  const uuid = '0b7c3f52-6f0e-4c1d-9a37-5d2e8b41c906'
  console.log(`${openapi}: one thing: ${(await send('GET', `/things/${uuid}`)).status}, with the id "one": ${(await send('GET', '/things/one')).status}`)
  const made = [{ name: 'one' }, {}].map(async (value) => (await send('POST', '/things', value)).status)
  console.log(`${openapi}: a new thing: ${await made[0]}, without its name: ${await made[1]}`)
}
END_OF_PROGRAM
node ask.mjs "$port" | tee seen
cat >expected <<'END_OF_EXPECTED'
3.1.0: the description: 201, 3 expectations
3.1.0: the list: 200, Limit null
3.1.0: one thing: 404, with the id "one": 404
3.1.0: a new thing: 200, without its name: 404
3.0.3: the description: 201, 3 expectations
3.0.3: the list: 200, Limit 60
3.0.3: one thing: 200, with the id "one": 404
3.0.3: a new thing: 200, without its name: 404
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
