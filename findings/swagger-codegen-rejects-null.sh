#!/bin/sh
# A client in Python by swagger-codegen 3.0.61 raises a ValueError for a response in which a required property is null,
# although the description says `nullable: true`: the server has executed the call by then. It also sends no key where
# the description has the scheme `bearer`, with `api_key` and `api_key_prefix` set as its README says for others.
# It needs Python 3 with venv, Java and Maven.
# Seen: "sent: None", and "ValueError: Invalid value for `note`, must not be `None`".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mvn -q -B org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy \
  -Dartifact=io.swagger.codegen.v3:swagger-codegen-cli:3.0.61 -DoutputDirectory=.
cat >openapi.yaml <<'END'
openapi: 3.0.3
info: { title: Items, version: 1.0.0 }
security: [{ key: [] }]
paths:
  /items:
    post:
      operationId: addItem
      responses:
        '200':
          description: Added
          content: { application/json: { schema: { $ref: '#/components/schemas/Item' } } }
components:
  securitySchemes: { key: { type: http, scheme: bearer } }
  schemas:
    Item: { type: object, required: [note], properties: { note: { type: string, nullable: true } } }
END
java -jar swagger-codegen-cli-3.0.61.jar generate -l python -i openapi.yaml -o client >/dev/null 2>&1
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check urllib3==2.8.0 six==1.17.0 certifi python-dateutil setuptools
cat >add.py <<'END'
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import swagger_client


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        print("sent:", self.headers["Authorization"])
        body = b'{"note": null}'
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


server = HTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()
configuration = swagger_client.Configuration()
configuration.host = f"http://127.0.0.1:{server.server_port}"
configuration.api_key["Authorization"] = "example-key"
configuration.api_key_prefix["Authorization"] = "Bearer"
try:
    print(swagger_client.DefaultApi(swagger_client.ApiClient(configuration)).add_item())
except ValueError as error:
    print("ValueError:", error)
END
{
  echo 'swagger-codegen 3.0.61'
  PYTHONPATH=client env/bin/python add.py
} | tee seen
cat >expected <<'END'
swagger-codegen 3.0.61
sent: None
ValueError: Invalid value for `note`, must not be `None`
END
diff expected seen && echo 'The behaviour is as described.'
