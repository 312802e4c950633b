#!/bin/sh
# @apiture/openapi-down-convert 0.14.2, which makes OpenAPI 3.0 of 3.1: the result is not valid if a schema has `const: false`
# (`const: true` becomes an enum), a null among the alternatives of a choice, or `dependentRequired`. The command ends with 0
# and says nothing of them.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @apiture/openapi-down-convert@0.14.2 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Items", "version": "1.0.0" },
  "paths": {},
  "components": {
    "schemas": {
      "Name": { "type": "string" },
      "Item": {
        "type": "object",
        "properties": {
          "memo": { "type": ["string", "null"] },
          "agreed": { "const": true },
          "closed": { "const": false },
          "parent": { "oneOf": [{ "$ref": "#/components/schemas/Name" }, { "type": "null" }] }
        },
        "dependentRequired": { "parent": ["memo"] }
      }
    }
  }
}
END
node_modules/.bin/openapi-down-convert --input openapi.json --output 3.0.json 2>said
{
  echo "openapi-down-convert 0.14.2, which ended with $?"
  node -p "
    const { openapi, components } = JSON.parse(require('fs').readFileSync('3.0.json', 'utf8'))
    const { properties, dependentRequired } = components.schemas.Item
    const lines = Object.entries({ ...properties, dependentRequired });
    [openapi, ...lines.map(([name, value]) => name + ' ' + JSON.stringify(value))].join('\n')"
} | tee seen
cat >expected <<'END'
openapi-down-convert 0.14.2, which ended with 0
3.0.3
memo {"type":"string","nullable":true}
agreed {"enum":[true]}
closed {"const":false}
parent {"oneOf":[{"$ref":"#/components/schemas/Name"},{"type":"null"}]}
dependentRequired {"parent":["memo"]}
END
diff expected seen && echo 'The behaviour is as described.'
