#!/bin/sh
# google-genai 3.6.1 (Python) takes an MCP session as a tool, and raises an AttributeError before the request to the model
# if the inputs of one tool are closed by `additionalProperties: false`, as those of every FastMCP server are. It takes the
# same schema in `parameters_json_schema` of a function declaration.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check google-genai==3.6.1 fastmcp==4.2.3 mcp==2.3.0
cat >run.py <<'END'
import asyncio
import json
import socket

import uvicorn
from fastmcp import Client, FastMCP
from google import genai
from google.genai import types
from starlette.applications import Starlette
from starlette.responses import JSONResponse
from starlette.routing import Route

server = FastMCP("things")


@server.tool
def get_thing(name: str) -> str:
    """Returns a thing."""
    return name


async def respond(request):
    (declaration,) = (await request.json())["tools"][0]["functionDeclarations"]
    print("  the model sees:", declaration["name"], json.dumps(declaration["parameters_json_schema"], sort_keys=True))
    return JSONResponse({"candidates": [{"content": {"role": "model", "parts": [{"text": "done"}]}}]})


async def main():
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    origin = f"http://127.0.0.1:{listening.getsockname()[1]}"
    model = Starlette(routes=[Route("/{path:path}", respond, methods=["POST"])])
    http = uvicorn.Server(uvicorn.Config(model, log_level="error"))
    serving = asyncio.create_task(http.serve(sockets=[listening]))
    models = genai.Client(api_key="none", http_options={"base_url": origin}).aio.models
    async with Client(server) as client:
        (tool,) = (await client.session.list_tools()).tools
        print("the schema:", json.dumps(tool.input_schema, sort_keys=True))
        declaration = {
            "name": tool.name,
            "description": tool.description,
            "parameters_json_schema": tool.input_schema,
        }
        ways = {
            "the session": client.session,
            "a declaration": types.Tool(function_declarations=[declaration]),
        }
        for name, value in ways.items():
            print(name)
            try:
                result = await models.generate_content(model="none", contents="Hello.", config={"tools": [value]})
                print("  the result:", result.text)
            except AttributeError as error:
                print("  AttributeError:", error)
    http.should_exit = True
    await serving


asyncio.run(main())
END
python/bin/python run.py 2>/dev/null | tee seen
cat >expected <<'END'
the schema: {"additionalProperties": false, "properties": {"name": {"type": "string"}}, "required": ["name"], "type": "object"}
the session
  AttributeError: 'bool' object has no attribute 'items'
a declaration
  the model sees: get_thing {"additionalProperties": false, "properties": {"name": {"type": "string"}}, "required": ["name"], "type": "object"}
  the result: done
END
diff expected seen && echo 'The behaviour is as described.'
