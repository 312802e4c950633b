#!/bin/sh
# A client in Elixir by openapi-generator 7.25.0 sends null for each optional property that a program does not set: the
# generated structs have all properties, and are encoded whole. A server that takes an absent property but no null, as
# the description says, rejects the request. A plain map in place of the struct is sent as it is.
# It needs Elixir 1.18 or later, as the generated client does, besides Java and Maven.
# Seen: `{"name":"cup","note":null,"size":null}` for the struct, and `{"name":"cup"}` for the map.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
  -Dartifact=org.openapitools:openapi-generator-cli:7.25.0 -DoutputDirectory=.
cat >openapi.yaml <<'END'
openapi: 3.0.3
info: { title: Items, version: 1.0.0 }
paths:
  /items:
    post:
      operationId: addItem
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
      responses: { '204': { description: Added } }
components:
  schemas:
    Item:
      type: object
      required: [name]
      properties: { name: { type: string }, note: { type: string }, size: { type: integer } }
END
java -jar openapi-generator-cli-7.25.0.jar generate -g elixir -i openapi.yaml -o client >/dev/null 2>&1
cat >send.exs <<'END'
sorted = fn value -> value |> JSON.encode!() |> String.trim("{") |> String.trim("}") |> String.split(",") |> Enum.sort() end
IO.puts("struct: #{Enum.join(sorted.(struct(Items.Model.Item, name: "cup")), ",")}")
IO.puts("map: #{Enum.join(sorted.(%{name: "cup"}), ",")}")
END
{
  echo 'openapi-generator 7.25.0'
  elixir -r client/lib/items/model/item.ex send.exs
} | tee seen
cat >expected <<'END'
openapi-generator 7.25.0
struct: "name":"cup","note":null,"size":null
map: "name":"cup"
END
diff expected seen && echo 'The behaviour is as described.'
