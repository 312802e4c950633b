#!/bin/sh
# PyYAML 6.0.4 with `allow_unicode` and ruamel.yaml 0.19.1 take U+2028 and U+0085, which come with pasted texts, for line
# breaks, as YAML 1.1 says, and indent what follows. For YAML 1.2, as yaml 2.9.1 for JavaScript reads it, neither is a
# line break, and the spaces belong to the text. No program has an error; PyYAML itself reads its own U+0085 as a space.
# Escaped in double quotes, both are the same everywhere.
# Seen: as in the lines at the end; a deeper text gets more spaces.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1 >/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pyyaml==6.0.4 ruamel.yaml==0.19.1
cat >write.py <<'END'
import ruamel.yaml
import yaml

data = {"U+2028": "one\u2028two", "U+0085": "one\u0085two"}
with open("PyYAML", "w", newline="") as file:
    yaml.safe_dump(data, file, allow_unicode=True)
with open("ruamel.yaml", "w", newline="") as file:
    ruamel.yaml.YAML().dump(data, file)
with open("escaped", "w") as file:
    file.write('U+2028: "one\\u2028two"\nU+0085: "one\\u0085two"\n')
for name in ["PyYAML", "escaped"]:
    with open(name, newline="") as file:
        for code, text in yaml.safe_load(file).items():
            print(name, code, "in PyYAML:", "the same" if text == data[code] else text)
END
cat >read.cjs <<'END'
const { readFileSync } = require('node:fs')
const { parse } = require('yaml')
for (const name of ['PyYAML', 'ruamel.yaml', 'escaped'])
  for (const [code, text] of Object.entries(parse(readFileSync(name, 'utf8')))) {
    const spaces = text.length - 'one two'.length
    console.log(`${name} ${code} in JavaScript: ${spaces === 0 ? 'the same' : `${spaces} spaces more`}`)
  }
END
{
  python/bin/python write.py
  node read.cjs
} | tee seen
cat >expected <<'END'
PyYAML U+0085 in PyYAML: one two
PyYAML U+2028 in PyYAML: the same
escaped U+2028 in PyYAML: the same
escaped U+0085 in PyYAML: the same
PyYAML U+0085 in JavaScript: 2 spaces more
PyYAML U+2028 in JavaScript: 2 spaces more
ruamel.yaml U+2028 in JavaScript: 2 spaces more
ruamel.yaml U+0085 in JavaScript: 2 spaces more
escaped U+2028 in JavaScript: the same
escaped U+0085 in JavaScript: the same
END
diff expected seen && echo 'The behaviour is as described.'
