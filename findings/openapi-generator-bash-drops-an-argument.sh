#!/bin/sh
# The client in Bash that openapi-generator 7.25.0 generates drops an argument that is no parameter of the operation, without
# an error, and sends the request: `trial=true`, where the property of a body is `trial==true` or `trial:=true`, is no trial.
# It also writes texts into the body as they are, so that one with a double quote makes a body that is no JSON.
# Seen: the lines at the end of the script, as the client's `--dry-run` prints them.
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
      operationId: buyItem
      requestBody:
        required: true
        content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
      responses: { '204': { description: Bought } }
components:
  schemas:
    Item:
      type: object
      required: [name]
      properties: { name: { type: string }, trial: { type: boolean } }
END
java -jar openapi-generator-cli-7.25.0.jar generate -g bash -i openapi.yaml -o client >/dev/null 2>&1
show() {
  bash client/client.sh --host http://127.0.0.1:9 --dry-run buyItem "$@" | sed -n 's/.* -d \(.*\) "http.*/\1/p' | sed "s/^/$*: /"
}
{
  show name==cup trial:=true
  show name==cup trial=true
  show 'name==a "cup"'
} | tee seen
cat >expected <<'END'
name==cup trial:=true: '{"trial": true, "name": "cup"}'
name==cup trial=true: '{"name": "cup"}'
name==a "cup": '{"name": "a "cup""}'
END
diff expected seen && echo 'The behaviour is as described.'
