#!/bin/sh
# The handlers that @mswjs/source 0.5.0 makes of a description respond with the status 200 alone. An operation whose only
# success is a 202 or a 201 responds with "501 Not Implemented", also if it has an example. The list of examples of a
# header, as OpenAPI 3.1 writes it, becomes its value, with brackets.
# Seen: "GET: 200, x-left [59]" and "POST: 501, Not Implemented".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @mswjs/source@0.5.0 msw@2.15.0 >/dev/null
cat >respond.mjs <<'EOF'
import { fromOpenApi } from '@mswjs/source/open-api'
import { getResponse } from 'msw'

const content = { 'application/json': { schema: { type: 'object' }, example: { state: 'done' } } }
const headers = { 'X-Left': { schema: { type: 'integer', examples: [59] } } }
const handlers = await fromOpenApi({
  openapi: '3.1.0',
  info: { title: 'Jobs', version: '1.0.0' },
  servers: [{ url: 'http://api.example.com' }],
  paths: {
    '/jobs': {
      get: { responses: { 200: { description: 'Jobs', headers, content } } },
      post: { responses: { 202: { description: 'Accepted', content } } },
    },
  },
})
for (const method of ['GET', 'POST']) {
  const response = await getResponse(handlers, new Request('http://api.example.com/jobs', { method }))
  const rest = method === 'GET' ? `x-left ${response.headers.get('x-left')}` : await response.text()
  console.log(`${method}: ${response.status}, ${rest}`)
}
EOF
{
  echo '@mswjs/source 0.5.0'
  node respond.mjs
} | tee seen
cat >expected <<'EOF'
@mswjs/source 0.5.0
GET: 200, x-left [59]
POST: 501, Not Implemented
EOF
diff expected seen && echo 'The behaviour is as described.'
