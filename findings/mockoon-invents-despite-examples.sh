#!/bin/sh
# Mockoon CLI 9.9.0 serves a description of OpenAPI without the examples of its responses, `example` as well as the named `examples`, if
# they have a schema. It reads the `example` of each property, and not the list `examples`, which replaces it in 3.1: without one, a text is
# empty and a number is random.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @mockoon/cli@9.9.0 >/dev/null
cat >describe.cjs <<'END_OF_PROGRAM'
const { writeFileSync } = require('node:fs')
const path = (name, property, rest = {}) => {
  const schema = { type: 'object', properties: { name: { type: 'string', ...property } } }
  const content = { 'application/json': { schema, ...rest } }
  return { [name]: { get: { operationId: name.slice(1), responses: { 200: { description: 'OK', content } } } } }
}
const named = { examples: { first: { value: { name: 'web-01' } } } }
for (const openapi of ['3.1.0', '3.0.3']) {
  const paths = {
    ...path('/named-examples-of-the-response', {}, named),
    ...path('/example-of-the-response', {}, { example: { name: 'web-01' } }),
    ...(openapi === '3.1.0' ? path('/examples-of-the-property', { examples: ['web-01'] }) : {}),
    ...path('/example-of-the-property', { example: 'web-01' }),
  }
  writeFileSync(`${openapi}.json`, JSON.stringify({ openapi, info: { title: 'Things', version: '1' }, paths }))
}
END_OF_PROGRAM
cat >ask.mjs <<'END_OF_PROGRAM'
import { readFileSync } from 'node:fs'
const [port, version] = process.argv.slice(2)
const { paths } = JSON.parse(readFileSync(`${version}.json`, 'utf8'))
const ask = (path) => fetch(`http://127.0.0.1:${port}${path}`).then((response) => response.text())
for (let left = 100; left > 0; left--) {
  const isUp = await ask('/').then(() => true, () => false)
  if (isUp) break
  await new Promise((resolve) => setTimeout(resolve, 200))
}
for (const path of Object.keys(paths)) console.log(`${version} ${path}: ${(await ask(path)).replaceAll(/\s/g, '')}`)
END_OF_PROGRAM
node describe.cjs
for version in 3.1.0 3.0.3; do
  port=$(node -e "const s = require('net').createServer().listen(0, () => { console.log(s.address().port); s.close() })")
  node node_modules/@mockoon/cli/bin/run.js start --data "$version.json" --port "$port" --disable-admin-api >log 2>&1 &
  server=$!
  node ask.mjs "$port" "$version"
  kill "$server"
  server=
done | tee seen
cat >expected <<'END_OF_EXPECTED'
3.1.0 /named-examples-of-the-response: {"name":""}
3.1.0 /example-of-the-response: {"name":""}
3.1.0 /examples-of-the-property: {"name":""}
3.1.0 /example-of-the-property: {"name":"web-01"}
3.0.3 /named-examples-of-the-response: {"name":""}
3.0.3 /example-of-the-response: {"name":""}
3.0.3 /example-of-the-property: {"name":"web-01"}
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
