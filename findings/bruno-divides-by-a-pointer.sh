#!/bin/sh
# The command of Bruno 4.1.0 imports a link of OpenAPI as a script that runs after the response. It is no JavaScript of
# what the link says: the parameter of the path stays `$request.path.id`, and the pointer `/item/id` of the body becomes
# a division. The call succeeds, the script fails, and `bru run` fails with it.
# Seen: the two lines of the script below, "201 Created" and "exit code 1".
set -eu
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @usebruno/cli@4.1.0 >/dev/null
cat >serve.mjs <<'END'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const server = createServer((request, response) => {
  response.writeHead(201, { 'Content-Type': 'application/json' }).end('{"item":{"id":1}}')
})
server.listen(0, '127.0.0.1', () => {
  const parameter = { name: 'shop', in: 'path', required: true, schema: { type: 'string' }, example: 'north' }
  const parameters = { shop: '$request.path.shop', id: '$response.body#/item/id' }
  const links = { read: { operationId: 'getItem', parameters } }
  const created = { description: 'Created', links }
  const id = { ...parameter, name: 'id', example: '1' }
  const add = { operationId: 'addItem', summary: 'Add', parameters: [parameter], responses: { 201: created } }
  const responses = { 200: { description: 'Item' } }
  const get = { operationId: 'getItem', summary: 'Get', parameters: [parameter, id], responses }
  const paths = {
    '/shops/{shop}/items': { post: add },
    '/shops/{shop}/items/{id}': { get },
  }
  const servers = [{ url: `http://127.0.0.1:${server.address().port}`, description: 'here' }]
  const info = { title: 'Items', version: '1.0.0' }
  writeFileSync('openapi.json', JSON.stringify({ openapi: '3.0.3', info, servers, paths }))
})
END
node serve.mjs &
server=$!
while ! test -s openapi.json; do sleep 0.1; done
bru=$PWD/node_modules/.bin/bru
$bru import openapi --source openapi.json --output . --collection-name items >/dev/null
cd items
code=0
$bru run Add.yml --env here >../run 2>&1 || code=$?
cd ..
{
  echo 'Bruno 4.1.0'
  grep -o 'bru.setVar.*' items/Add.yml
  grep -o '201 Created' run
  echo "exit code $code"
} | tee seen
cat >expected <<'END'
Bruno 4.1.0
bru.setVar('getItem_shop', $request.path.shop);
bru.setVar('getItem_id', res.body.item/id);
201 Created
exit code 1
END
diff expected seen && echo 'The behaviour is as described.'
