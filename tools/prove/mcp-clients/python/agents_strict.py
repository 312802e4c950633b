"""An agent framework in its strict mode: what its model gets, and what its tools return to it."""

import asyncio
import json
import sys
from typing import Any

from agents import Agent, RunContextWrapper
from agents.mcp import MCPServerStdio, MCPUtil
from agents.tool_context import ToolContext


async def run(task: dict[str, Any]) -> dict[str, Any]:
    async with MCPServerStdio(params=task["server"], client_session_timeout_seconds=60) as server:
        agent = Agent(name="strict")
        tools = await MCPUtil.get_function_tools(server, True, RunContextWrapper(None), agent)
        by_name = {tool.name: tool for tool in tools}
        results = []
        for call in task["calls"]:
            given = json.dumps(call["arguments"])
            context = ToolContext(None, tool_name=call["name"], tool_call_id="1", tool_arguments=given)
            tool = by_name.get(call["name"])
            results.append(json.dumps(await tool.on_invoke_tool(context, given)) if tool else "no such tool")
        described = [
            {"name": tool.name, "schema": tool.params_json_schema, "isStrict": tool.strict_json_schema}
            for tool in tools
        ]
        return {"tools": described, "results": results}


print(json.dumps(asyncio.run(run(json.load(sys.stdin)))))
