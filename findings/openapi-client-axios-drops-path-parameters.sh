#!/bin/sh
# openapi-client-axios-typegen 7.8.0: the types of an operation lack the parameters of its path if these are references.
# Without parameters of its own, the operation takes any object; with one, only an object of that one, so a call with the
# required parameter of the path does not compile. The client sends both: a list of parameters is typed by no names.
# Seen: "parameters?: Parameters<Paths.ListRecords.QueryParameters> | null,".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund openapi-client-axios-typegen@7.8.0
cat >description.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Records", "version": "1.0.0" },
  "paths": {
    "/zones/{zone}/records": {
      "parameters": [{ "$ref": "#/components/parameters/Zone" }],
      "get": {
        "operationId": "listRecords",
        "parameters": [{ "name": "type", "in": "query", "schema": { "type": "string" } }],
        "responses": { "200": { "description": "The records." } }
      },
      "delete": { "operationId": "deleteRecords", "responses": { "200": { "description": "Deleted." } } }
    }
  },
  "components": {
    "parameters": { "Zone": { "name": "zone", "in": "path", "required": true, "schema": { "type": "string" } } }
  }
}
END
npx typegen description.json >client.d.ts
sed -n "/^export interface OperationMethods/,/^}/p" client.d.ts | grep -o "parameters?: .*" | tee seen
cat >expected <<'END'
parameters?: Parameters<Paths.ListRecords.QueryParameters> | null,
parameters?: Parameters<UnknownParamsObject> | null,
END
diff expected seen && echo 'The behaviour is as described.'
