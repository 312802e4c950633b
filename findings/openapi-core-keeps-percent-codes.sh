#!/bin/sh
# openapi-core 0.23.1 checks a parameter of the path of a request by the requests library as it is written in the
# address. A client that percent-encodes an `@`, as RFC 3986 allows, has its request rejected by a pattern that fits.
# Seen: "/users/info@example.com: valid" and "/users/info%40example.com: InvalidParameter".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv env
env/bin/pip install --quiet --disable-pip-version-check openapi-core==0.23.1 requests==2.32.5
cat >check.py <<'END'
import requests
from openapi_core import OpenAPI
from openapi_core.contrib.requests import RequestsOpenAPIRequest

address = {"name": "address", "in": "path", "required": True}
address["schema"] = {"type": "string", "pattern": "^[^@%]+@[^@%]+$"}
get = {"parameters": [address], "responses": {"200": {"description": "User"}}}
api = OpenAPI.from_dict(
    {
        "openapi": "3.1.0",
        "info": {"title": "Users", "version": "1.0.0"},
        "servers": [{"url": "https://api.example.com"}],
        "paths": {"/users/{address}": {"get": get}},
    }
)
for path in ("/users/info@example.com", "/users/info%40example.com"):
    request = requests.Request("GET", f"https://api.example.com{path}").prepare()
    errors = api.unmarshal_request(RequestsOpenAPIRequest(request)).errors
    print(f"{path}: {type(errors[0]).__name__ if errors else 'valid'}")
END
{
  echo 'openapi-core 0.23.1'
  env/bin/python check.py
} | tee seen
cat >expected <<'END'
openapi-core 0.23.1
/users/info@example.com: valid
/users/info%40example.com: InvalidParameter
END
diff expected seen && echo 'The behaviour is as described.'
