#!/bin/sh
# Ajv 8.20.0 ignores a default in an alternative of oneOf, as its documentation says, until the alternative is a
# reference to a schema that has a reference itself. It then sets the default in a value of another alternative, and
# may reject that value for the property which it has added. express-openapi-validator sets defaults so.
# Seen: `{"type":"web"}` stays for two alternatives written out or without a reference of their own; otherwise it becomes
# `{"type":"web","source":"all"}`, which is valid or not by the order of the alternatives.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund ajv@8.20.0 >/dev/null
cat >validate.cjs <<'EOF'
const Ajv = require('ajv/dist/2020').default

const object = (properties, required) => ({ type: 'object', properties, required, additionalProperties: false })
const preset = object({ type: { const: 'web' } }, ['type'])
const toCustom = (source) =>
  object({ type: { const: 'custom' }, port: { type: 'string' }, source }, ['type', 'port'])
const text = { type: 'string' }
const plain = toCustom({ type: 'string', default: 'all' })
const referring = toCustom({ $ref: '#/$defs/text', default: 'all' })
const $ref = (name) => ({ $ref: `#/$defs/${name}` })

function show(name, schema) {
  const validate = new Ajv({ useDefaults: true, strict: false }).compile(schema)
  const value = { type: 'web' }
  const valid = validate(value)
  console.log(`${name}: ${JSON.stringify(value)}, ${valid ? 'valid' : 'rejected'}`)
}
show('written out', { $defs: { text }, oneOf: [preset, referring] })
show('a reference', { $defs: { plain, preset }, oneOf: [$ref('preset'), $ref('plain')] })
const $defs = { text, referring, preset }
show('a reference to a reference', { $defs, oneOf: [$ref('preset'), $ref('referring')] })
show('the other order', { $defs, oneOf: [$ref('referring'), $ref('preset')] })
EOF
{
  echo 'Ajv 8.20.0'
  node validate.cjs
} | tee seen
cat >expected <<'END'
Ajv 8.20.0
written out: {"type":"web"}, valid
a reference: {"type":"web"}, valid
a reference to a reference: {"type":"web","source":"all"}, valid
the other order: {"type":"web","source":"all"}, rejected
END
diff expected seen && echo 'The behaviour is as described.'
