#!/bin/sh
# The schemas of zod that orval 8.33.0, Kubb 4.39.3, @hey-api/openapi-ts 0.99.0 and openapi-zod-client 1.18.3 generate
# drop a property that a request body does not have, although the description says `additionalProperties: false`: a
# client that sends what was parsed sends a misspelled `dry_run` as no dry run.
# Seen: {"item":"a"} of {"item":"a","dryRun":true}, by all four; an error with the option of orval.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir zodios
(cd zodios && npm init --yes >/dev/null && npm install --silent --no-audit --no-fund \
  openapi-zod-client@1.18.3 @zodios/core@10.9.6 zod@3.25.76 >/dev/null)
npm init --yes >/dev/null
npm pkg set type=module
npm install --silent --no-audit --no-fund orval@8.33.0 @hey-api/openapi-ts@0.99.0 @kubb/core@4.39.3 @kubb/cli@4.39.3 \
  @kubb/plugin-oas@4.39.3 @kubb/plugin-zod@4.39.3 zod@4.6.7 typescript@5.9.3 esbuild@0.28.2 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Items", "version": "1.0.0" },
  "paths": {
    "/orders": {
      "post": {
        "operationId": "addOrder",
        "requestBody": {
          "required": true,
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/NewOrder" } } }
        },
        "responses": { "204": { "description": "Ordered" } }
      }
    }
  },
  "components": {
    "schemas": {
      "NewOrder": {
        "type": "object",
        "additionalProperties": false,
        "required": ["item"],
        "properties": { "item": { "type": "string" }, "dry_run": { "type": "boolean" } }
      }
    }
  }
}
END
cat >orval.config.js <<'END'
const input = 'openapi.json'
const override = { zod: { strict: { body: true } } }
export default {
  plain: { input, output: { target: 'orval.ts', client: 'zod' } },
  strict: { input, output: { target: 'orval-strict.ts', client: 'zod', override } },
}
END
cat >kubb.config.js <<'END'
import { defineConfig } from '@kubb/core'
import { pluginOas } from '@kubb/plugin-oas'
import { pluginZod } from '@kubb/plugin-zod'

const output = { path: 'kubb', format: false, lint: false }
const plugins = [pluginOas({ validate: false }), pluginZod({ version: '4' })]
export default defineConfig({ root: '.', input: { path: 'openapi.json' }, output, plugins })
END
{
  node_modules/.bin/orval --config orval.config.js
  node_modules/.bin/kubb generate
  node_modules/.bin/openapi-ts --input openapi.json --output hey-api --plugins zod
  zodios/node_modules/.bin/openapi-zod-client openapi.json --output zodios/api.ts --export-schemas
} >/dev/null 2>&1
cat >parse.ts <<'END'
import { zNewOrder } from './hey-api/zod.gen'
import { newOrderSchema } from './kubb/zod/newOrderSchema'
import { AddOrderBody } from './orval'
import { AddOrderBody as strict } from './orval-strict'
import { schemas } from './zodios/api'

const all = {
  orval: AddOrderBody,
  Kubb: newOrderSchema,
  'hey-api': zNewOrder,
  'openapi-zod-client': schemas.NewOrder,
  'orval with zod.strict.body': strict,
}
for (const [name, schema] of Object.entries(all)) {
  const { data = 'rejected' } = schema.safeParse({ item: 'a', dryRun: true })
  console.log(`${name}: ${JSON.stringify(data)}`)
}
END
node_modules/.bin/esbuild parse.ts --bundle --platform=node --format=cjs --outfile=parse.cjs --log-level=error
{
  echo 'orval 8.33.0, Kubb 4.39.3, @hey-api/openapi-ts 0.99.0, openapi-zod-client 1.18.3'
  node parse.cjs
} | tee seen
cat >expected <<'END'
orval 8.33.0, Kubb 4.39.3, @hey-api/openapi-ts 0.99.0, openapi-zod-client 1.18.3
orval: {"item":"a"}
Kubb: {"item":"a"}
hey-api: {"item":"a"}
openapi-zod-client: {"item":"a"}
orval with zod.strict.body: "rejected"
END
diff expected seen && echo 'The behaviour is as described.'
