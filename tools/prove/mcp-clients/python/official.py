"""The protocol's own client."""

import asyncio
import json
import sys
from typing import Any

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client


async def run(task: dict[str, Any]) -> dict[str, Any]:
    async with stdio_client(StdioServerParameters(**task["server"])) as (read, write):
        async with ClientSession(read, write) as session:
            await session.initialize()
            tools = [{"name": tool.name, "schema": tool.input_schema} for tool in (await session.list_tools()).tools]
            results = []
            for call in task["calls"]:
                result = await session.call_tool(call["name"], call["arguments"])
                text = result.content[0].text
                results.append(f"failed: {text}" if result.is_error else text)
            return {"tools": tools, "results": results}


print(json.dumps(asyncio.run(run(json.load(sys.stdin)))))
