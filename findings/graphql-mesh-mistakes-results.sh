#!/bin/sh
# The OpenAPI source of GraphQL Mesh (@omnigraph/openapi 0.112.4) reports a rejection whose body the description has as
# data, without an error: a query that selects the result alone gets an empty object. A 202 without a body, as described,
# it reports as an error, after the server has accepted the call.
# Seen: {"data":{"addOrder":{}}} after a 422, and "Unexpected response in restartItem" after a 202.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @omnigraph/openapi@0.112.4 graphql@16.15.0 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.0.3",
  "info": { "title": "Items", "version": "1.0.0" },
  "paths": {
    "/orders": {
      "post": {
        "operationId": "addOrder",
        "responses": {
          "200": {
            "description": "Ordered",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Order" } } }
          },
          "422": { "$ref": "#/components/responses/Rejected" }
        }
      }
    },
    "/restart": {
      "post": {
        "operationId": "restartItem",
        "responses": {
          "202": { "description": "Accepted" },
          "422": { "$ref": "#/components/responses/Rejected" }
        }
      }
    }
  },
  "components": {
    "responses": {
      "Rejected": {
        "description": "Rejected",
        "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Problem" } } }
      }
    },
    "schemas": {
      "Order": { "type": "object", "required": ["id"], "properties": { "id": { "type": "integer" } } },
      "Problem": { "type": "object", "required": ["code"], "properties": { "code": { "type": "string" } } }
    }
  }
}
END
cat >call.mjs <<'END'
import { createServer } from 'node:http'
import { loadGraphQLSchemaFromOpenAPI } from '@omnigraph/openapi'
import { graphql } from 'graphql'

const server = createServer((request, response) => {
  if (request.url === '/restart') return response.writeHead(202).end()
  response.writeHead(422, { 'content-type': 'application/json' }).end('{"code":"TOO_EXPENSIVE"}')
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const endpoint = `http://127.0.0.1:${server.address().port}`
const schema = await loadGraphQLSchemaFromOpenAPI('items', { source: './openapi.json', cwd: '.', endpoint, fetch })
for (const source of ['mutation { addOrder { ... on Order { id } } }', 'mutation { restartItem { code } }']) {
  const { data, errors = [] } = await graphql({ schema, source, contextValue: {} })
  console.log(JSON.stringify({ data, errors: errors.map(({ message }) => message) }))
}
server.close()
END
{
  echo '@omnigraph/openapi 0.112.4'
  node call.mjs
} | tee seen
cat >expected <<'END'
@omnigraph/openapi 0.112.4
{"data":{"addOrder":{}},"errors":[]}
{"data":{"restartItem":null},"errors":["Unexpected response in restartItem"]}
END
diff expected seen && echo 'The behaviour is as described.'
