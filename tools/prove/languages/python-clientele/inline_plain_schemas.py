"""Copies a description, with each schema of a plain value in the places that refer to it.

Clientele makes a class of each schema in the components. The class of a string or a number has no properties, and does
not accept the value.
"""

import json
import sys
from typing import Any

description = json.load(sys.stdin)
plain = {
    f"#/components/schemas/{name}": schema
    for name, schema in description["components"]["schemas"].items()
    if schema.get("type") in ("string", "integer", "number", "boolean") and "enum" not in schema
}


def inline(node: Any) -> Any:
    if isinstance(node, list):
        return [inline(item) for item in node]
    if not isinstance(node, dict):
        return node
    schema = plain.get(node.get("$ref"))
    if schema is not None:
        node = {**schema, **{key: value for key, value in node.items() if key != "$ref"}}
    return {key: inline(value) for key, value in node.items()}


json.dump(inline(description), sys.stdout)
