#!/bin/sh
# arazzo-runner 0.9.6 (Python), a runner of Arazzo workflows: the criteria of an action do not see the response. A `goto` that
# depends on the body or on `$statusCode` never happens, so a workflow that reads page by page ends after the first page, with
# the status `workflow_complete`; a `retry` that depends on the status never happens either. In `successCriteria`,
# `$statusCode == 200` holds, and `$response.body#/has_more == true` does not, for a body with `true`: a step that
# succeeded has failed. A parameter that is a `reference` to a component is left out without an error.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'kill "$server"; rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check arazzo-runner==0.9.6
cat >server.py <<'END'
import http.server


class Handler(http.server.BaseHTTPRequestHandler):
    def log_message(self, *_):
        pass

    def do_GET(self):
        with open("requests", "a") as requests:
            print("GET", self.path, "X-Team:", self.headers["X-Team"], file=requests)
        ready = self.path != "/busy"
        self.send_response(200 if ready else 503)
        self.send_header("Content-Type", "application/json")
        self.end_headers()
        self.wfile.write(b'{"has_more": %s}' % (b"false" if "second" in self.path else b"true"))


server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
END
python3 server.py >port &
server=$!
until [ -s port ]; do sleep 1; done
cat >openapi.yaml <<END
openapi: 3.1.0
info: { title: Pages, version: 1.0.0 }
servers: [{ url: 'http://127.0.0.1:$(cat port)' }]
paths:
  /first: { get: { operationId: readFirst, responses: { '200': { description: A page } } } }
  /second: { get: { operationId: readSecond, responses: { '200': { description: A page } } } }
  /busy: { get: { operationId: readBusy, responses: { '200': { description: A page } } } }
END
cat >pages.yaml <<'END'
arazzo: 1.0.1
info: { title: Pages, version: 1.0.0 }
sourceDescriptions: [{ name: api, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: read
    steps:
      - stepId: first
        operationId: readFirst
        parameters:
          - reference: $components.parameters.team
        successCriteria:
          - condition: $statusCode == 200
        onSuccess:
          - name: more
            type: goto
            stepId: second
            criteria:
              - condition: $response.body#/has_more == true
          - name: any
            type: goto
            stepId: second
            criteria:
              - condition: $statusCode == 200
          - name: last
            type: end
      - stepId: second
        operationId: readSecond
        successCriteria:
          - condition: $statusCode == 200
components:
  parameters:
    team: { name: X-Team, in: header, value: web }
END
cat >flag.yaml <<'END'
arazzo: 1.0.1
info: { title: Flag, version: 1.0.0 }
sourceDescriptions: [{ name: api, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: read
    steps:
      - stepId: first
        operationId: readFirst
        successCriteria:
          - condition: $response.body#/has_more == true
END
cat >busy.yaml <<'END'
arazzo: 1.0.1
info: { title: Busy, version: 1.0.0 }
sourceDescriptions: [{ name: api, url: openapi.yaml, type: openapi }]
workflows:
  - workflowId: read
    steps:
      - stepId: busy
        operationId: readBusy
        successCriteria:
          - condition: $statusCode == 200
        onFailure:
          - name: again
            type: retry
            retryAfter: 0.1
            retryLimit: 2
            criteria:
              - condition: $statusCode == 503
END
{
  python/bin/pip list --disable-pip-version-check --format freeze | grep arazzo
  for file in pages flag busy; do
    : >requests
    python/bin/arazzo-runner execute-workflow $file.yaml --workflow-id read >result 2>&1 || true
    echo "$file: $(grep -o 'Result(status=[a-z_]*' result)"
    cat requests
  done
} | tee seen
cat >expected <<'END'
arazzo_runner==0.9.6
pages: Result(status=workflow_complete
GET /first X-Team: None
flag: Result(status=error
GET /first X-Team: None
busy: Result(status=error
GET /busy X-Team: None
END
diff expected seen && echo 'The behaviour is as described.'
