#!/bin/sh
# The importer of Insomnia (insomnia-importers 3.6.0) makes the body of a request of the properties of its schema, without
# the examples of the request, and takes an example or a default of false for none: the property is true in the request.
# A property that is a reference in `allOf` is null.
# Seen: {"name":null,"erase_disk":true}.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund insomnia-importers@3.6.0 >/dev/null
cat >openapi.json <<'END'
{
  "openapi": "3.0.3",
  "info": { "title": "Items", "version": "1.0.0" },
  "paths": {
    "/items": {
      "delete": {
        "operationId": "deleteItem",
        "requestBody": {
          "content": {
            "application/json": {
              "schema": { "$ref": "#/components/schemas/Deletion" },
              "examples": { "keep": { "value": { "name": "web-1" } } }
            }
          }
        },
        "responses": { "204": { "description": "Deleted" } }
      }
    }
  },
  "components": {
    "schemas": {
      "Name": { "type": "string", "example": "web-1" },
      "Deletion": {
        "type": "object",
        "properties": {
          "name": { "description": "What to delete.", "allOf": [{ "$ref": "#/components/schemas/Name" }] },
          "erase_disk": { "type": "boolean", "default": false, "example": false }
        }
      }
    }
  }
}
END
cat >import.cjs <<'END'
const { readFileSync } = require('node:fs')
const { convert } = require('insomnia-importers')

void convert(readFileSync('openapi.json', 'utf8')).then(({ data }) => {
  const request = data.resources.find(({ method }) => method === 'DELETE')
  console.log(JSON.stringify(JSON.parse(request.body.text)))
})
END
{
  echo 'insomnia-importers 3.6.0'
  node import.cjs
} | tee seen
cat >expected <<'END'
insomnia-importers 3.6.0
{"name":null,"erase_disk":true}
END
diff expected seen && echo 'The behaviour is as described.'
