"""FastMCP's client."""

import asyncio
import json
import sys
from typing import Any

from fastmcp import Client
from fastmcp.client.transports import StdioTransport


async def run(task: dict[str, Any]) -> dict[str, Any]:
    async with Client(StdioTransport(**task["server"])) as client:
        tools = [{"name": tool.name, "schema": tool.input_schema} for tool in await client.list_tools()]
        results = []
        for call in task["calls"]:
            result = await client.call_tool(call["name"], call["arguments"], raise_on_error=False)
            text = result.content[0].text
            results.append(f"failed: {text}" if result.is_error else text)
        return {"tools": tools, "results": results}


print(json.dumps(asyncio.run(run(json.load(sys.stdin)))))
