#!/bin/sh
# AutoGen (autogen-ext 0.7.5 with mcp 1.26.0): the tools that `mcp_server_tools` makes of a server for MCP drop an argument
# which the schema of the tool does not have, although that schema is closed: `dryRun` is then no dry run, and the server
# cannot say so. They send `false` for "no", which the schema does not allow. The error of a tool is an ExceptionGroup, whose
# text is that of every other error: what the server says is two exceptions further in. Each optional argument
# may be null by the schema that the model sees. `McpWorkbench` passes arguments, schema and error on as they are.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check autogen-core==0.7.5 'autogen-ext[mcp]==0.7.5' mcp==1.26.0
cat >server.py <<'END'
import asyncio
import json

import mcp.types as types
from mcp.server.lowlevel import Server
from mcp.server.stdio import stdio_server

server = Server("shop")
schema = {
    "type": "object",
    "additionalProperties": False,
    "required": ["plan"],
    "properties": {"plan": {"type": "string"}, "dry_run": {"type": "boolean"}},
}


@server.list_tools()
async def tools():
    return [types.Tool(name="order", description="Orders a plan.", inputSchema=schema)]


@server.call_tool(validate_input=False)
async def call(_, arguments):
    text = types.TextContent(type="text", text=json.dumps(arguments))
    return types.CallToolResult(content=[text], isError=arguments["plan"] == "unknown")


async def main():
    async with stdio_server() as (read, write):
        await server.run(read, write, server.create_initialization_options())


asyncio.run(main())
END
cat >call.py <<'END'
import asyncio
import json
import sys

from autogen_core import CancellationToken
from autogen_ext.tools.mcp import McpWorkbench, StdioServerParams, mcp_server_tools

server = StdioServerParams(command=sys.executable, args=["server.py"])
calls = [{"plan": "small", "dryRun": True}, {"plan": "small", "dry_run": "no"}, {"plan": "unknown"}]


async def main():
    [tool] = await mcp_server_tools(server)
    print("mcp_server_tools, dry_run:", json.dumps(tool.schema["parameters"]["properties"]["dry_run"]))
    for arguments in calls:
        try:
            [content] = await tool.run_json(arguments, CancellationToken())
            print(json.dumps(arguments), "->", content.text)
        except Exception as error:
            print(json.dumps(arguments), "->", type(error).__name__, error)
    async with McpWorkbench(server) as workbench:
        [tool] = await workbench.list_tools()
        print("McpWorkbench, dry_run:", json.dumps(tool["parameters"]["properties"]["dry_run"]))
        for arguments in calls:
            result = await workbench.call_tool("order", arguments)
            print(json.dumps(arguments), "->", "error" if result.is_error else "", result.to_text())


asyncio.run(main())
END
python/bin/python call.py 2>errors | tee seen
cat >expected <<'END'
mcp_server_tools, dry_run: {"anyOf": [{"type": "boolean"}, {"type": "null"}], "default": null, "title": "Dry Run"}
{"plan": "small", "dryRun": true} -> {"plan": "small"}
{"plan": "small", "dry_run": "no"} -> {"plan": "small", "dry_run": false}
{"plan": "unknown"} -> ExceptionGroup unhandled errors in a TaskGroup (1 sub-exception)
McpWorkbench, dry_run: {"type": "boolean"}
{"plan": "small", "dryRun": true} ->  {"plan": "small", "dryRun": true}
{"plan": "small", "dry_run": "no"} ->  {"plan": "small", "dry_run": "no"}
{"plan": "unknown"} -> error {"plan": "unknown"}
END
diff expected seen && echo 'The behaviour is as described.'
