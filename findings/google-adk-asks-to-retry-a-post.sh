#!/bin/sh
# google-adk 2.13.0: a tool of `OpenAPIToolset` tells the model of every failure to retry, "with adjustments if
# applicable", up to three times: also after a 503 or a timeout of a POST, which the server may have executed.
# Seen: "POST, 503: Retry with adjustments" and "POST, timeout: Retry with adjustments".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check google-adk==2.13.0
cat >retry.py <<'END'
import asyncio
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import httpx
from google.adk.tools.openapi_tool.openapi_spec_parser.openapi_toolset import OpenAPIToolset


class Handler(BaseHTTPRequestHandler):
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        if self.path == "/slow":
            time.sleep(2)
        self.send_response(503)
        self.send_header("Content-Length", "0")
        self.end_headers()

    def log_message(self, *_):
        pass


server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
threading.Thread(target=server.serve_forever, daemon=True).start()


def describe(name):
    schema = {"type": "object", "properties": {"plan": {"type": "string"}}}
    body = {"content": {"application/json": {"schema": schema}}}
    responses = {"200": {"description": "Ordered."}}
    return {"post": {"operationId": name, "requestBody": body, "responses": responses}}


description = {
    "openapi": "3.1.0",
    "info": {"title": "Orders", "version": "1.0.0"},
    "servers": [{"url": f"http://127.0.0.1:{server.server_port}"}],
    "paths": {"/busy": describe("busy"), "/slow": describe("slow")},
}


async def main():
    toolset = OpenAPIToolset(
        spec_dict=description,
        allow_private_network_access=True,
        httpx_client_factory=lambda: httpx.AsyncClient(timeout=1),
    )
    tools = {tool.name: tool for tool in await toolset.get_tools()}
    for name, failure in [("busy", "503"), ("slow", "timeout")]:
        result = await tools[name].run_async(args={"plan": "small"}, tool_context=None)
        asks = "Retry with adjustments" in result["error"]
        print(f"POST, {failure}: {'Retry with adjustments' if asks else result}")


asyncio.run(main())
END
venv/bin/python retry.py 2>/dev/null | tee seen
cat >expected <<'END'
POST, 503: Retry with adjustments
POST, timeout: Retry with adjustments
END
diff expected seen && echo 'The behaviour is as described.'
