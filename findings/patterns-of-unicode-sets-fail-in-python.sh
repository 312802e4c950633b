#!/bin/sh
# A pattern of JSON Schema with `\p{L}` is valid, as its notation is that of JavaScript. jsonschema 4.26.0 of Python says that the schema
# is not, and raises an error of `re` at the first value that it compares, since `re` knows no `\p`. pydantic 2.14.4, whose engine
# knows it, makes no model with 253 repetitions of such a set: the compiled pattern would be too large. jsonschema-rs 0.61.2 and Node take
# both. A set that names what it leaves out, such as `[^\s!-,]`, is the same in all.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check jsonschema==4.26.0 jsonschema-rs==0.61.2 pydantic==2.14.4
cat >compare.py <<'END_OF_PROGRAM'
from typing import Annotated

import jsonschema
import jsonschema_rs
import pydantic


def first_line(run):
    try:
        return run()
    except Exception as error:
        lines = [line.strip() for line in str(error).strip().splitlines()]
        return lines[-1] if lines[0].startswith("Error building") else lines[0]


def with_pydantic(pattern):
    text = Annotated[str, pydantic.StringConstraints(pattern=pattern)]
    return pydantic.TypeAdapter(text).validate_python("例え.jp") == "例え.jp"


for pattern in [r"^[\p{L}\p{N}.-]+$", r"^[\p{L}\p{M}\p{N}.-]{1,253}$", r"^[^\s!-,/:-@\[-\x60{-~]+$"]:
    schema = {"type": "string", "pattern": pattern}
    print(pattern)
    print("  check_schema of jsonschema:", first_line(lambda: jsonschema.Draft202012Validator.check_schema(schema)))
    print("  jsonschema:", first_line(lambda: jsonschema.Draft202012Validator(schema).is_valid("例え.jp")))
    print("  jsonschema-rs:", first_line(lambda: jsonschema_rs.is_valid(schema, "例え.jp")))
    print("  pydantic:", first_line(lambda: with_pydantic(pattern)))
END_OF_PROGRAM
python/bin/python compare.py >seen
cat >>seen <<END
$(node -e 'for (const pattern of [String.raw`^[\p{L}\p{N}.-]+$`, String.raw`^[\p{L}\p{M}\p{N}.-]{1,253}$`, String.raw`^[^\s!-,/:-@\[-\x60{-~]+$`]) console.log("Node:", new RegExp(pattern, "u").test("例え.jp"))')
END
cat seen
cat >expected <<'END_OF_EXPECTED'
^[\p{L}\p{N}.-]+$
  check_schema of jsonschema: '^[\\p{L}\\p{N}.-]+$' is not a 'regex'
  jsonschema: bad escape \p at position 2
  jsonschema-rs: True
  pydantic: True
^[\p{L}\p{M}\p{N}.-]{1,253}$
  check_schema of jsonschema: '^[\\p{L}\\p{M}\\p{N}.-]{1,253}$' is not a 'regex'
  jsonschema: bad escape \p at position 2
  jsonschema-rs: True
  pydantic: SchemaError: Compiled regex exceeds size limit of 10485760 bytes.
^[^\s!-,/:-@\[-\x60{-~]+$
  check_schema of jsonschema: None
  jsonschema: True
  jsonschema-rs: True
  pydantic: True
Node: true
Node: true
Node: true
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
