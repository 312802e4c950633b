#!/bin/sh
# semantic-kernel 1.45.0 (Python): `from_openapi` takes the parameters of a path, which OpenAPI has for all operations of
# the path, for an operation without an id, and rejects the description.
# Seen: "PluginInitializationError: operationId missing, path: '/zones/{zone}', method: 'parameters'".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv venv
venv/bin/pip install --quiet --disable-pip-version-check semantic-kernel==1.45.0
cat >load.py <<'END'
from semantic_kernel.functions import KernelPlugin

parameters = [{"name": "zone", "in": "path", "required": True, "schema": {"type": "string"}}]
operation = {"operationId": "readZone", "responses": {"200": {"description": "The zone."}}}


def load(item):
    description = {
        "openapi": "3.0.3",
        "info": {"title": "Zones", "version": "1.0.0"},
        "servers": [{"url": "https://api.example.com"}],
        "paths": {"/zones/{zone}": item},
    }
    try:
        plugin = KernelPlugin.from_openapi(plugin_name="zones", openapi_parsed_spec=description)
        return ", ".join(plugin.functions)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


print("of the operation:", load({"get": {**operation, "parameters": parameters}}))
print("of the path:", load({"get": operation, "parameters": parameters}))
END
venv/bin/python load.py 2>/dev/null | tee seen
cat >expected <<'END'
of the operation: readZone
of the path: PluginInitializationError: operationId missing, path: '/zones/{zone}', method: 'parameters'
END
diff expected seen && echo 'The behaviour is as described.'
