#!/bin/sh
# FastMCP 4.2.3 (Python): a tool that it makes of an operation of OpenAPI drops an argument that the operation does not have,
# although the body is closed by `additionalProperties: false`, and succeeds: `dryRun` in place of `dry_run` is sent as no
# dry run. The schema that a client sees has lost the keyword, so neither can find the mistake; only the log of the server
# has a warning. With `strict_input_validation=True`, the call is an error.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check fastmcp==4.2.3
cat >call.py <<'END'
import asyncio
import fastmcp
import httpx2

properties = {"item": {"type": "string"}, "dry_run": {"type": "boolean"}}
body = {"type": "object", "properties": properties, "additionalProperties": False}
post = {
    "operationId": "order",
    "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
    "responses": {"200": {"description": "Ordered, or checked"}},
}
info = {"title": "Items", "version": "1.0.0"}
description = {"openapi": "3.1.0", "info": info, "paths": {"/orders": {"post": post}}}


def respond(request):
    print("  sent:", request.content.decode())
    return httpx2.Response(200, json={})


async def call(**options):
    http = httpx2.AsyncClient(base_url="http://127.0.0.1", transport=httpx2.MockTransport(respond))
    server = fastmcp.FastMCP.from_openapi(openapi_spec=description, client=http, **options)
    async with fastmcp.Client(server) as client:
        result = await client.call_tool("order", {"item": "a", "dryRun": True}, raise_on_error=False)
    print("  error:", result.content[0].text) if result.is_error else print("  success")


print("by default")
asyncio.run(call())
print("strict_input_validation=True")
asyncio.run(call(strict_input_validation=True))
END
{
  echo "FastMCP $(env/bin/python -c 'import fastmcp; print(fastmcp.__version__)' 2>/dev/null)"
  env/bin/python call.py 2>/dev/null
} | tee seen
cat >expected <<'END'
FastMCP 4.2.3
by default
  sent: {"item":"a"}
  success
strict_input_validation=True
  error: Unknown arguments: dryRun. Accepted: dry_run, item
END
diff expected seen && echo 'The behaviour is as described.'
