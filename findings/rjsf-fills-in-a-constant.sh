#!/bin/sh
# react-jsonschema-form 6.11.1 (@rjsf/core) takes the `const` of a property for its default, and makes each optional object
# that has one: a form whose user has touched nothing submits consent that only a person can give. With
# `emptyObjectFields: 'skipDefaults'` or 'populateRequiredDefaults' it submits what it was given; with
# `constAsDefaults: 'never'` the object is there with false, which the schema rejects.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @rjsf/core@6.11.1 @rjsf/utils@6.11.1 @rjsf/validator-ajv8@6.11.1 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >run.mjs <<'END'
import { getDefaultFormState } from '@rjsf/utils'
import validator from '@rjsf/validator-ajv8'

const order = {
  type: 'object',
  required: ['plan', 'agree_to_terms'],
  properties: { plan: { type: 'string' }, agree_to_terms: { type: 'boolean', const: true } },
}
const schema = { type: 'object', properties: { memo: { type: 'string' }, order } }
const behaviors = [
  {},
  { emptyObjectFields: 'skipDefaults' },
  { emptyObjectFields: 'populateRequiredDefaults' },
  { constAsDefaults: 'never' },
]
for (const behavior of behaviors) {
  const data = getDefaultFormState(validator, schema, { memo: 'hello' }, schema, false, behavior)
  console.log(JSON.stringify(behavior), JSON.stringify(data))
}
END
node run.mjs | tee seen
cat >expected <<'END'
{} {"memo":"hello","order":{"agree_to_terms":true}}
{"emptyObjectFields":"skipDefaults"} {"memo":"hello"}
{"emptyObjectFields":"populateRequiredDefaults"} {"memo":"hello"}
{"constAsDefaults":"never"} {"memo":"hello","order":{"agree_to_terms":false}}
END
diff expected seen && echo 'The behaviour is as described.'
