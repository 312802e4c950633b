#!/bin/sh
# clientele 2.3.1: a schema of a string in the components becomes a class without properties, which does not accept the
# string: the responses and requests that refer to it cannot be made. All properties of an object that requires none are
# required. A parameter in a header is in no signature.
# Seen: "class ItemId(pydantic.BaseModel):", "count: int", "def add_item(result: schemas.Item, data: schemas.Change)".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check 'clientele[cli]==2.3.1'
cat >description.json <<'END'
{
  "openapi": "3.1.0",
  "info": { "title": "Items", "version": "1.0.0" },
  "servers": [{ "url": "http://api.example" }],
  "paths": {
    "/items": {
      "post": {
        "operationId": "addItem",
        "parameters": [{ "name": "Idempotency-Key", "in": "header", "schema": { "type": "string" } }],
        "requestBody": {
          "required": true,
          "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Change" } } }
        },
        "responses": {
          "200": {
            "description": "The item.",
            "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Item" } } }
          }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "ItemId": { "type": "string" },
      "Change": { "type": "object", "properties": { "count": { "type": "integer" } } },
      "Item": { "type": "object", "required": ["id"], "properties": { "id": { "$ref": "#/components/schemas/ItemId" } } }
    }
  }
}
END
venv/bin/clientele start-api --file description.json --output items >/dev/null
{
  grep -A 1 'class ItemId' items/schemas.py
  grep -A 1 'class Change' items/schemas.py
  grep -A 1 'class Item(' items/schemas.py
  grep -o 'def add_item(.*)' items/client.py
  venv/bin/python -c 'from items.schemas import Item; Item.model_validate({"id": "a"})' 2>&1 | grep -o 'Input should be .* ItemId'
} | tee seen
cat >expected <<'END'
class ItemId(pydantic.BaseModel):
    pass
class Change(pydantic.BaseModel):
    count: int
class Item(pydantic.BaseModel):
    id: "ItemId"
def add_item(result: schemas.Item, data: schemas.Change)
Input should be a valid dictionary or instance of ItemId
END
diff expected seen && echo 'The behaviour is as described.'
