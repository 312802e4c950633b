"""What a user of the tools that FastMCP generates writes: each operation is a tool, called with one object."""

import asyncio
import json
import os
from typing import Any

import httpx2
from fastmcp import Client, FastMCP
from fastmcp.exceptions import ToolError

with open("generated/openapi.json", encoding="utf-8") as file:
    description = json.load(file)
http = httpx2.AsyncClient(
    base_url=os.environ["HOSTWRIGHT_BASE_URL"],
    headers={"Authorization": f"Bearer {os.environ['HOSTWRIGHT_API_KEY']}"},
)
tools = Client(FastMCP.from_openapi(openapi_spec=description, client=http))


async def call(name: str, **inputs: Any) -> Any:
    content = (await tools.call_tool(name, inputs)).structured_content or {}
    # FastMCP wraps a response that is a choice, because a tool's schema has to be one object.
    return content.get("result", content)


async def order_a_vps() -> str:
    offer = await call("listVpsPlans")
    plan = offer["plans"][0]
    price = plan["periods"][0]
    print("planned", price["total_price"])

    order = {
        "plan_id": plan["plan_id"],
        "period": price["months"],
        "image_id": offer["os_images"][0]["image_id"],
        "root_password": "Correct-Horse-7",
        "expected_total_price": price["total_price"],
        "agree_to_terms": True,
    }
    print("tried", (await call("orderVps", **order, dry_run=True))["total_price"])

    once = {**order, "dry_run": False, "Idempotency-Key": "python-fastmcp"}
    server = (await call("orderVps", **once))["server"]
    await call("orderVps", **once)  # the same order again: nothing is charged twice
    while server["status"] != "active":
        await asyncio.sleep(0.1)
        server = (await call("getVpsSignupStatus", id=server["id"]))["server"]
    print("status", server["status"])
    return str(server["uuid"])


async def use_vps(uuid: str) -> None:
    # A tool returns bodies, and a 202 has none.
    stopped = await http.post(f"/v1/vps/servers/{uuid}/power/stop")
    print("stop", stopped.status_code)
    print("power", (await call("getVpsPower", uuid=uuid))["power"]["status"])

    port = {"protocol": "tcp", "port": "8000-8080", "allowed_ip": "198.51.100.0/24"}
    for rule in ({"type": "ssh"}, {"type": "custom", **port}):
        # A request body that is a choice is one input of the tool; the properties of any other are inputs themselves.
        await call("createPacketFilterRule", uuid=uuid, body=rule)
    for rule in (await call("getPacketFilter", uuid=uuid))["packet_filter"]["rules"]:
        print("rule", rule["type"], rule["protocol"] or "none")
        await call("deletePacketFilterRule", uuid=uuid, rule_id=rule["id"])


async def change_dns() -> None:
    server = {"servername": "hw123456.example.jp"}
    wanted = {"domain": "example.com", "host": "api", "type": "A", "content": "203.0.113.20"}
    created = await call("createDnsRecord", **server, **wanted)
    records = (await call("listDnsRecords", **server, domain="example.com"))["records"]
    record = next(record for record in records if record["id"] == created["id"])
    print("record", record["type"], record["content"])
    await call("deleteDnsRecord", **server, dns_id=created["id"])

    try:
        await call("getDomain", **server, domain="example.org")
    except ToolError as error:
        print("rejected", "NOT_FOUND" if "NOT_FOUND" in str(error) else error)


async def main() -> None:
    async with tools:
        await use_vps(await order_a_vps())
        await change_dns()


asyncio.run(main())
