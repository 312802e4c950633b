#!/bin/sh
# Dredd 14.1.0 sends a request of an OpenAPI 3 description once for each of its responses, those for errors too: a DELETE
# with three documented responses is sent three times, also for the 500. From the same description in OpenAPI 2, it sends
# the one whose response is a success, and skips the others.
# Seen: OpenAPI 3: 3 DELETEs; OpenAPI 2: 1 DELETE.
set -eu
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null && wait 2>/dev/null || :; rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dredd@14.1.0 >/dev/null
cat >server.mjs <<'END'
import { appendFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'

const server = createServer(({ method }, response) => {
  appendFileSync('requests', `${method}\n`)
  response.writeHead(204).end()
})
server.listen(0, '127.0.0.1', () => writeFileSync('port', `${server.address().port}`))
END
node server.mjs &
server=$!
while [ ! -s port ]; do sleep 0.1; done
cat >3.yaml <<'END'
openapi: 3.0.3
info: { title: Disks, version: '1' }
paths:
  /disks/{id}:
    delete:
      parameters: [{ name: id, in: path, required: true, schema: { type: string }, example: a }]
      responses:
        '204': { description: Deleted }
        '404': { description: Missing, content: { application/json: { example: {} } } }
        '500': { description: Failed, content: { application/json: { example: {} } } }
END
cat >2.yaml <<'END'
swagger: '2.0'
info: { title: Disks, version: '1' }
paths:
  /disks/{id}:
    delete:
      parameters: [{ name: id, in: path, required: true, type: string, x-example: a }]
      responses:
        '204': { description: Deleted }
        '404': { description: Missing, examples: { application/json: {} } }
        '500': { description: Failed, examples: { application/json: {} } }
END
for version in 3 2; do
  : >requests
  node_modules/.bin/dredd "$version.yaml" "http://127.0.0.1:$(cat port)" >log 2>&1 || :
  echo "OpenAPI $version: $(grep -c DELETE requests) DELETE"
done | tee seen
printf 'OpenAPI 3: 3 DELETE\nOpenAPI 2: 1 DELETE\n' >expected
diff expected seen && echo 'The behaviour is as described.'
