#!/bin/sh
# Clients in TypeScript that orval 8.33.0, Kubb 4.39.3, swagger-typescript-api 13.13.0 and openapi-zod-client 1.18.3
# generate put a parameter into the path as it is: one with a slash makes the path of another operation. OpenAPI says
# that such a value has no slash that is not encoded.
# Seen: GET /items/shop/list by all four; GET /items/shop%2Flist with the option of orval, and by hey-api 0.99.0.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir zodios
(cd zodios && npm init --yes >/dev/null && npm install --silent --no-audit --no-fund \
  openapi-zod-client@1.18.3 @zodios/core@10.9.6 axios@1.21.1 zod@3.25.76 >/dev/null)
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund orval@8.33.0 @hey-api/openapi-ts@0.99.0 swagger-typescript-api@13.13.0 \
  @kubb/core@4.39.3 @kubb/cli@4.39.3 @kubb/plugin-oas@4.39.3 @kubb/plugin-ts@4.39.3 @kubb/plugin-client@4.39.3 \
  typescript@5.9.3 esbuild@0.28.2 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Items", "version": "1.0.0" },
  "paths": {
    "/items/{name}": {
      "get": {
        "operationId": "getItem",
        "parameters": [{ "name": "name", "in": "path", "required": true, "schema": { "type": "string" } }],
        "responses": {
          "200": {
            "description": "The item",
            "content": { "application/json": { "schema": { "type": "object" } } }
          }
        }
      }
    }
  }
}
END
cat >orval.config.js <<'END'
const input = 'openapi.json'
const common = { client: 'fetch', baseUrl: 'http://127.0.0.1:8471' }
export default {
  plain: { input, output: { ...common, target: 'orval.ts' } },
  encoded: { input, output: { ...common, target: 'orval-encoded.ts', urlEncodeParameters: true } },
}
END
cat >kubb.config.js <<'END'
import { defineConfig } from '@kubb/core'
import { pluginClient } from '@kubb/plugin-client'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginTs } from '@kubb/plugin-ts'

const output = { path: 'kubb', format: false, lint: false }
const client = pluginClient({ client: 'fetch', bundle: true, baseURL: 'http://127.0.0.1:8471' })
export default defineConfig({
  root: '.',
  input: { path: 'openapi.json' },
  output,
  plugins: [pluginOas({ validate: false }), pluginTs(), client],
})
END
{
  node_modules/.bin/orval --config orval.config.js
  node_modules/.bin/kubb generate
  node_modules/.bin/swagger-typescript-api generate --path openapi.json --output swagger --name api.ts
  zodios/node_modules/.bin/openapi-zod-client openapi.json --output zodios/api.ts --with-alias
  node_modules/.bin/openapi-ts --input openapi.json --output hey-api --client @hey-api/client-fetch
} >/dev/null 2>&1
cat >call.ts <<'END'
import { createServer } from 'node:http'
import { client } from './hey-api/client.gen'
import { getItem as heyApi } from './hey-api/sdk.gen'
import { getItem as kubb } from './kubb/clients/getItem'
import { getItem as orval } from './orval'
import { getItem as encoded } from './orval-encoded'
import { Api } from './swagger/api'
import { createApiClient } from './zodios/api'

const baseUrl = 'http://127.0.0.1:8471'
const name = 'shop/list'
client.setConfig({ baseUrl })
const calls = {
  orval: () => orval(name),
  Kubb: () => kubb(name),
  'swagger-typescript-api': () => new Api({ baseUrl }).items.getItem(name),
  'openapi-zod-client': () => createApiClient(baseUrl).getItem({ params: { name } }),
  'orval with urlEncodeParameters': () => encoded(name),
  'hey-api': () => heyApi({ path: { name } }),
}
let seen = ''
const server = createServer(({ method, url }, response) => {
  seen = `${method} ${url}`
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
server.listen(8471, '127.0.0.1', async () => {
  for (const [generator, call] of Object.entries(calls)) {
    await call()
    console.log(`${generator}: ${seen}`)
  }
  server.close()
  server.closeAllConnections()
})
END
node_modules/.bin/esbuild call.ts --bundle --platform=node --format=cjs --outfile=call.cjs --log-level=error
{
  echo 'orval 8.33.0, Kubb 4.39.3, swagger-typescript-api 13.13.0, openapi-zod-client 1.18.3, @hey-api/openapi-ts 0.99.0'
  node call.cjs
} | tee seen
cat >expected <<'END'
orval 8.33.0, Kubb 4.39.3, swagger-typescript-api 13.13.0, openapi-zod-client 1.18.3, @hey-api/openapi-ts 0.99.0
orval: GET /items/shop/list
Kubb: GET /items/shop/list
swagger-typescript-api: GET /items/shop/list
openapi-zod-client: GET /items/shop/list
orval with urlEncodeParameters: GET /items/shop%2Flist
hey-api: GET /items/shop%2Flist
END
diff expected seen && echo 'The behaviour is as described.'
