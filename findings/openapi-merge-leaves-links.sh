#!/bin/sh
# openapi-merge-cli 2.0.2 gives the second of two operations with one id another id, but leaves the links to it as they are:
# they then name an operation of the other description. An operation of the second description without `security` of its
# own gets that of the first. Two descriptions that share a response whose schema has `dependentRequired` are rejected, with
# "Could not resolve reference", though they are the same there; without that keyword they are merged.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund openapi-merge-cli@2.0.2 >/dev/null
cat >write.mjs <<'END'
import { writeFileSync } from 'node:fs'

const Id = { name: 'id', in: 'path', required: true, schema: { type: 'string' } }
function write(name, shared, keywords) {
  const json = { schema: { $ref: '#/components/schemas/Error' } }
  const status = { operationId: 'getStatus', parameters: { id: '$response.body#/id' } }
  const failure = shared ? { 422: { $ref: '#/components/responses/Invalid' } } : {}
  const description = {
    openapi: '3.1.0',
    info: { title: name, version: '1.0.0' },
    security: [{ [`${name}Key`]: [] }],
    paths: {
      [`/${name}`]: {
        post: {
          operationId: `order${name}`,
          responses: { 202: { description: 'Ordered', links: { status } }, ...failure },
        },
      },
      [`/${name}/{id}`]: {
        get: { operationId: 'getStatus', parameters: [Id], responses: { 200: { description: 'The status' } } },
      },
    },
    components: {
      securitySchemes: { [`${name}Key`]: { type: 'http', scheme: 'bearer' } },
      ...(shared && {
        responses: { Invalid: { description: 'Invalid', content: { 'application/json': json } } },
        schemas: { Error: { type: 'object', properties: { code: { type: 'string' } }, ...keywords } },
      }),
    },
  }
  const file = `${name}-${shared}.json`
  writeFileSync(file, JSON.stringify(description))
  return { inputFile: file }
}
const outputs = { merged: undefined, shared: {}, dependent: { dependentRequired: { code: ['reason'] } } }
for (const [output, keywords] of Object.entries(outputs)) {
  const inputs = ['dns', 'vps'].map((name) => write(name, output === 'merged' ? '' : output, keywords))
  writeFileSync(`config-${output}.json`, JSON.stringify({ inputs, output: `${output}.json` }))
}
END
node write.mjs
cat >read.mjs <<'END'
import { readFileSync } from 'node:fs'

const { paths, security } = JSON.parse(readFileSync('merged.json', 'utf8'))
for (const name of ['dns', 'vps']) {
  const { post } = paths[`/${name}`]
  const { get } = paths[`/${name}/{id}`]
  const key = Object.keys((post.security ?? security)[0])
  console.log(`${name}: link to ${post.responses[202].links.status.operationId}, the status is ${get.operationId}; key: ${key}`)
}
END
merge() {
  if node_modules/.bin/openapi-merge-cli --config "config-$1.json" >log 2>&1; then echo "$1: merged"; else
    echo "$1: $(grep -o 'Error: .*' log)"
  fi
}
{
  merge merged
  node read.mjs
  merge shared
  merge dependent
} | tee seen
cat >expected <<'END'
merged: merged
dns: link to getStatus, the status is getStatus; key: dnsKey
vps: link to getStatus, the status is getStatus1; key: dnsKey
shared: merged
dependent: Error: Could not resolve reference: #/components/schemas/Error
END
diff expected seen && echo 'The behaviour is as described.'
