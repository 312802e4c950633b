#!/bin/sh
# @devlikeapro/n8n-openapi-node 0.1.4 makes each property of a request an input of the node, with the example of
# the property as its default and a routing that sends it. An optional property has no switch that leaves it out: a change of
# one property has the examples of the others too, and an order the example of a password.
# Seen: `password` and `note` are sent in the body, with the example as default; without examples, an empty text.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @devlikeapro/n8n-openapi-node@0.1.4 >/dev/null
cat >build.cjs <<'END'
const { N8NPropertiesBuilder } = require('@devlikeapro/n8n-openapi-node')

const ignore = () => {}
const logger = { debug: ignore, info: ignore, warn: ignore, error: ignore }

function describe(example) {
  const properties = {
    password: { type: 'string', ...(example && { example: 'Correct-Horse-7' }) },
    note: { type: 'string', ...(example && { example: 'a note' }) },
  }
  const content = { 'application/json': { schema: { type: 'object', required: ['password'], properties } } }
  const responses = { 204: { description: 'Changed' } }
  const put = { operationId: 'changeItem', tags: ['Items'], requestBody: { content }, responses }
  const info = { title: 'Items', version: '1.0.0' }
  return { openapi: '3.0.3', info, tags: [{ name: 'Items' }], paths: { '/items': { put } } }
}

for (const example of [true, false]) {
  console.log(example ? 'with examples' : 'without examples')
  const fields = new N8NPropertiesBuilder(describe(example), { logger }).build()
  for (const { name, required, default: value, routing } of fields.filter(({ routing }) => routing?.send)) {
    const kind = required ? 'required' : 'optional'
    console.log(`${name}: ${kind}, ${JSON.stringify(value)}, sent in the ${routing.send.type}`)
  }
}
END
{
  echo '@devlikeapro/n8n-openapi-node 0.1.4'
  node build.cjs
} | tee seen
cat >expected <<'END'
@devlikeapro/n8n-openapi-node 0.1.4
with examples
password: required, "Correct-Horse-7", sent in the body
note: optional, "a note", sent in the body
without examples
password: required, "", sent in the body
note: optional, "", sent in the body
END
diff expected seen && echo 'The behaviour is as described.'
