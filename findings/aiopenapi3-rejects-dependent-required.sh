#!/bin/sh
# aiopenapi3 0.11.0 takes `dependentRequired` of JSON Schema for a map of strings. Its value is a map of arrays of
# strings, so a valid description with OpenAPI 3.1 that has the keyword is rejected when it is loaded.
# Seen: "without dependentRequired: loaded" and "with dependentRequired: rejected: Input should be a valid string".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check aiopenapi3==0.11.0
cat >load.py <<'END'
import copy
import json

from aiopenapi3 import OpenAPI
from pydantic import ValidationError

schema = {"type": "object", "properties": {"key": {"type": "string"}, "name": {"type": "string"}}}
plain = {
    "openapi": "3.1.0",
    "info": {"title": "Keys", "version": "1.0.0"},
    "paths": {},
    "components": {"schemas": {"Key": schema}},
}
dependent = copy.deepcopy(plain)
dependent["components"]["schemas"]["Key"]["dependentRequired"] = {"key": ["name"]}
for name, description in {"without": plain, "with": dependent}.items():
    try:
        OpenAPI.loads("https://api.example.com/openapi.json", json.dumps(description))
        result = "loaded"
    except ValidationError as error:
        result = f"rejected: {error.errors()[0]['msg']}"
    print(f"{name} dependentRequired: {result}")
END
{
  echo 'aiopenapi3 0.11.0'
  env/bin/python load.py
} | tee seen
cat >expected <<'END'
aiopenapi3 0.11.0
without dependentRequired: loaded
with dependentRequired: rejected: Input should be a valid string
END
diff expected seen && echo 'The behaviour is as described.'
