#!/bin/sh
# The snippets that @readme/oas-to-snippet 29.3.8 makes lack each empty list and empty object of a body: a request that empties
# a list is one that leaves it as it is, and if nothing else is in the body, the snippet has no body. @readme/oas-to-har
# 38.5.1, of which the snippet is made, and @readme/httpsnippet 11.4.0 keep them.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund oas@38.6.0 @readme/oas-to-har@38.5.1 @readme/oas-to-snippet@29.3.8 \
  @readme/httpsnippet@11.4.0 >/dev/null
cat >snippets.mjs <<'END'
import toHar from '@readme/oas-to-har'
import { HTTPSnippet } from '@readme/httpsnippet'
import toSnippet from '@readme/oas-to-snippet'
import Oas from 'oas'

const call = (module) => module.default ?? module
const rules = { type: 'array', items: { type: 'string' } }
const schema = { type: 'object', properties: { rules, enabled: { type: 'boolean' } } }
const oas = new (call(Oas))({
  openapi: '3.1.0',
  info: { title: 'Filter', version: '1.0.0' },
  servers: [{ url: 'https://api.example.com' }],
  paths: {
    '/filter': {
      put: {
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: { 204: { description: 'Set' } },
      },
    },
  },
})
const operation = oas.operation('/filter', 'put')
const data = (code) => code.match(/--data\s+'([^]*)'/)?.[1].replace(/\s/g, '') ?? 'no body'
for (const body of [{ rules: ['a'], enabled: false }, { rules: [], enabled: false }, { rules: [] }]) {
  const har = call(toHar)(oas, operation, { body }, {})
  const { code } = await call(toSnippet)(oas, operation, { body }, {}, 'shell')
  const [curl] = await new HTTPSnippet(har).convert('shell', 'curl')
  console.log(`${JSON.stringify(body)}: HAR ${har.log.entries[0].request.postData.text}`)
  console.log(`  httpsnippet: ${data(curl)}; oas-to-snippet: ${data(code)}`)
}
END
node snippets.mjs | tee seen
cat >expected <<'END'
{"rules":["a"],"enabled":false}: HAR {"rules":["a"],"enabled":false}
  httpsnippet: {"rules":["a"],"enabled":false}; oas-to-snippet: {"rules":["a"],"enabled":false}
{"rules":[],"enabled":false}: HAR {"rules":[],"enabled":false}
  httpsnippet: {"rules":[],"enabled":false}; oas-to-snippet: {"enabled":false}
{"rules":[]}: HAR {"rules":[]}
  httpsnippet: {"rules":[]}; oas-to-snippet: no body
END
diff expected seen && echo 'The behaviour is as described.'
