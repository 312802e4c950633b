#!/bin/sh
# openapi-client-axios 7.9.1: the calls of a client send a list in the query as axios does, with brackets, whatever the
# description says of its style. The URL of its own request configuration has the right style, but no call sends it.
# An API that knows `id` and no `id[]` ignores the list, without an error.
# Seen: "configured /items?id=a,b", "sent /items?id[]=a&id[]=b".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund openapi-client-axios@7.9.1 axios@1.21.1 js-yaml@4.3.2
cat >send.mjs <<'END'
import { createServer } from 'node:http'
import openapi from 'openapi-client-axios'

const server = createServer((request, response) => {
  console.log('sent', decodeURIComponent(request.url))
  response.setHeader('Content-Type', 'application/json').end('{}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const list = { type: 'array', items: { type: 'string' } }
const definition = {
  openapi: '3.1.0',
  info: { title: 'Items', version: '1.0.0' },
  servers: [{ url: `http://127.0.0.1:${server.address().port}` }],
  paths: {
    '/items': {
      get: {
        operationId: 'listItems',
        parameters: [{ name: 'id', in: 'query', style: 'form', explode: false, schema: list }],
        responses: { 200: { description: 'The items.' } },
      },
    },
  },
}
const api = new openapi.OpenAPIClientAxios({ definition })
const client = api.initSync()
const wanted = { id: ['a', 'b'] }
const { path, queryString } = api.getRequestConfigForOperation('listItems', [wanted])
console.log('configured', `${path}?${queryString}`)
await client.listItems(wanted)
server.close()
END
node send.mjs | tee seen
cat >expected <<'END'
configured /items?id=a,b
sent /items?id[]=a&id[]=b
END
diff expected seen && echo 'The behaviour is as described.'
