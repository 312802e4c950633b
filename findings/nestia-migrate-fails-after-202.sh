#!/bin/sh
# A client that @nestia/migrate 8.1.0 generates throws an `HttpError` for a 202 or a 204, although the description has that
# status as the only success of the operation: the server has done what the client reports as failed. It takes 200 and 201
# alone for a success. A reference among the parameters of a path becomes a header that the types require as well. With
# `type: ["string", "null"]` the description is rejected, as one that does not follow OpenAPI 3.0.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @nestia/migrate@8.1.0 @nestia/fetcher@8.1.0 \
  @trivago/prettier-plugin-sort-imports@5.2.2 esbuild@0.28.2 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Servers", "version": "1.0.0" },
  "paths": {
    "/servers/{id}": {
      "parameters": [{ "$ref": "#/components/parameters/Id" }],
      "post": { "operationId": "reinstall", "responses": { "202": { "description": "Accepted" } } },
      "delete": { "operationId": "remove", "responses": { "204": { "description": "Removed" } } },
      "put": {
        "operationId": "rename",
        "requestBody": {
          "required": true,
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Change" } } }
        },
        "responses": { "200": { "description": "Renamed" } }
      }
    }
  },
  "components": {
    "parameters": { "Id": { "name": "id", "in": "path", "required": true, "schema": { "type": "string" } } },
    "schemas": { "Change": { "type": "object", "properties": { "name": { "type": "string" } } } }
  }
}
END
sed 's/"name": { "type": "string" }/"name": { "type": ["string", "null"] }/' openapi.json >with-null.json
migrate() {
  node_modules/.bin/migrate --mode sdk --input "$1" --output "$2" --keyword true --simulate false --e2e false \
    --package servers 2>&1
}
migrate openapi.json client >log
cat >call.ts <<'END'
import { createServer } from 'node:http'
import { servers } from './client/src/functional'

const requests: string[] = []
const success = { PUT: 200, POST: 202, DELETE: 204 }
const server = createServer(({ method, url }, response) => {
  requests.push(`${method} ${url}`)
  response.writeHead(success[method as 'PUT']).end()
}).listen(0, '127.0.0.1', async () => {
  const { port } = server.address() as { port: number }
  const connection = { host: `http://127.0.0.1:${port}`, headers: { id: 'a' } }
  const calls = {
    PUT: () => servers.putById(connection, { id: 'a', body: { name: 'b' } }),
    POST: () => servers.postById(connection, { id: 'a' }),
    DELETE: () => servers.eraseById(connection, { id: 'a' }),
  }
  for (const [name, call] of Object.entries(calls)) {
    const result = await call().then(
      () => 'a success',
      (error) => `${error.constructor.name} ${error.status}`,
    )
    console.log(`${name}, ${success[name as 'PUT']}: ${result}; requests: ${requests.splice(0).join(', ')}`)
  }
  server.close()
})
END
node_modules/.bin/esbuild call.ts --bundle --platform=node --format=cjs --outfile=call.cjs --log-level=error
{
  node call.cjs
  echo "headers of the types: $(grep -c 'id: string' client/src/structures/IApiServers.ts) of 3 have id: string"
  echo "with null: $(migrate with-null.json other | grep '^Error:')"
} | tee seen
cat >expected <<'END'
PUT, 200: a success; requests: PUT /servers/a
POST, 202: HttpError 202; requests: POST /servers/a
DELETE, 204: HttpError 204; requests: DELETE /servers/a
headers of the types: 3 of 3 have id: string
with null: Error: Invalid swagger file (must follow the OpenAPI 3.0 spec).
END
diff expected seen && echo 'The behaviour is as described.'
