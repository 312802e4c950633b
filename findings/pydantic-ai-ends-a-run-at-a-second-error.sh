#!/bin/sh
# pydantic-ai 2.68.0 raises UnexpectedModelBehavior when a tool over MCP has returned an error twice in a row (`isError`), such as for
# two names that do not exist. The run ends, and its caller has no result of the tools that did something before. The model has seen
# the first error alone. With `tool_error_behavior="failed"` it sees each one, and goes on.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check 'pydantic-ai-slim[mcp]==2.68.0' fastmcp==4.2.3 mcp==2.3.0
cat >run.py <<'END_OF_PROGRAM'
import asyncio
import sys

from fastmcp import FastMCP
from pydantic_ai import Agent, UnexpectedModelBehavior
from pydantic_ai.mcp import MCPToolset
from pydantic_ai.messages import ModelResponse, TextPart, ToolCallPart
from pydantic_ai.models.function import FunctionModel

server = FastMCP("things")


@server.tool
def get_thing(name: str) -> str:
    """Returns a thing."""
    raise ValueError(f"There is no {name}.")


async def run(**options):
    names = ["one", "two", "three"]

    async def answer(messages, _):
        for part in messages[-1].parts[-1:]:
            if part.part_kind != "user-prompt":
                print("  the model sees:", str(part.content).splitlines()[0])
        if not names:
            return ModelResponse(parts=[TextPart("done")])
        return ModelResponse(parts=[ToolCallPart("get_thing", {"name": names.pop(0)})])

    async with Agent(FunctionModel(answer), toolsets=[MCPToolset(server, **options)]) as agent:
        try:
            print("  the run ends with:", (await agent.run("Look at three things.")).output)
        except UnexpectedModelBehavior as error:
            print("  the run ends with:", type(error).__name__, str(error).split(".")[0])


for options in [{}, {"tool_error_behavior": "failed"}]:
    print(options)
    asyncio.run(run(**options))
END_OF_PROGRAM
python/bin/python run.py 2>/dev/null | tee seen
cat >expected <<'END_OF_EXPECTED'
{}
  the model sees: Error calling tool 'get_thing': There is no one.
  the run ends with: UnexpectedModelBehavior Tool 'get_thing' exceeded max retries count of 1
{'tool_error_behavior': 'failed'}
  the model sees: Error calling tool 'get_thing': There is no one.
  the model sees: Error calling tool 'get_thing': There is no two.
  the model sees: Error calling tool 'get_thing': There is no three.
  the run ends with: done
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
