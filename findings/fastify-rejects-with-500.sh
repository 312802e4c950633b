#!/bin/sh
# Fastify 5.12.8: if a route describes the body of its 400, Fastify writes its own error of a rejected request by that
# description too. A property that the error lacks, but the description requires, makes the response a 500.
# Seen: "not described: 400" and "described: 500 FST_ERR_FAILED_ERROR_SERIALIZATION".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund fastify@5.12.8 >/dev/null
cat >reject.mjs <<'END'
import Fastify from 'fastify'

const querystring = { type: 'object', properties: { page: { type: 'integer' } } }
const problem = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } }
const schemas = {
  'not described': { querystring },
  described: { querystring, response: { 400: problem } },
}
for (const [name, schema] of Object.entries(schemas)) {
  const app = Fastify()
  app.get('/items', { schema }, async () => 'done')
  const response = await app.inject('/items?page=first')
  console.log(`${name}: ${response.statusCode} ${response.json().code}`)
}
END
{
  echo 'Fastify 5.12.8'
  node reject.mjs
} | tee seen
cat >expected <<'END'
Fastify 5.12.8
not described: 400 FST_ERR_VALIDATION
described: 500 FST_ERR_FAILED_ERROR_SERIALIZATION
END
diff expected seen && echo 'The behaviour is as described.'
