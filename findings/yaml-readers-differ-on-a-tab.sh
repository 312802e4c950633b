#!/bin/sh
# A tab in a text of YAML 1.2, where only spaces indent: yaml 2.9.1 and js-yaml 5.5.0 (JavaScript) read it. PyYAML 6.0.4 rejects the
# file for a plain text with a tab. gopkg.in/yaml.v3 3.0.1 (Go), a port of libyaml, rejects it for a block that begins with one, and so
# does github.com/goccy/go-yaml 1.19.2, which drops the tab of a plain text without an error. In double quotes, as \t, all read it.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
printf 'text: |-\n  \tone\n  two\n' >block
printf 'text: one\ttwo\n' >plain
printf 'text: "one\\ttwo"\n' >quoted
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1 js-yaml@5.5.0 >/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pyyaml==6.0.4
cat >read.mjs <<'END_OF_PROGRAM'
import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { parse } from 'yaml'

for (const [name, read] of [['yaml', parse], ['js-yaml', load]])
  for (const file of ['block', 'plain', 'quoted']) console.log(`${name}: ${file}: ${JSON.stringify(read(readFileSync(file, 'utf8')).text)}`)
END_OF_PROGRAM
cat >read.py <<'END_OF_PROGRAM'
import json
import yaml

for name in ["block", "plain", "quoted"]:
    try:
        print(f"PyYAML: {name}: {json.dumps(yaml.safe_load(open(name))['text'])}")
    except yaml.YAMLError as error:
        print(f"PyYAML: {name}: {error.problem}")
END_OF_PROGRAM
cat >main.go <<'END_OF_PROGRAM'
package main

import (
	"fmt"
	"os"
	"strings"

	goccy "github.com/goccy/go-yaml"
	"gopkg.in/yaml.v3"
)

func show(reader, name string, read func([]byte, any) error) {
	file, _ := os.ReadFile(name)
	var value struct{ Text string }
	if err := read(file, &value); err != nil {
		fmt.Printf("%s: %s: %s\n", reader, name, strings.Split(err.Error(), "\n")[0])
		return
	}
	fmt.Printf("%s: %s: %q\n", reader, name, value.Text)
}

func main() {
	for _, name := range []string{"block", "plain", "quoted"} {
		show("yaml.v3", name, yaml.Unmarshal)
		show("goccy/go-yaml", name, func(file []byte, value any) error { return goccy.Unmarshal(file, value) })
	}
}
END_OF_PROGRAM
export GOPATH="$folder/go" GOCACHE="$folder/cache" GOFLAGS=-mod=mod
{
  go mod init finding
  go get gopkg.in/yaml.v3@v3.0.1 github.com/goccy/go-yaml@v1.19.2
} 2>log || { cat log; exit 1; }
{
  node read.mjs
  python/bin/python read.py
  go run .
} | tee seen
cat >expected <<'END_OF_EXPECTED'
yaml: block: "\tone\ntwo"
yaml: plain: "one\ttwo"
yaml: quoted: "one\ttwo"
js-yaml: block: "\tone\ntwo"
js-yaml: plain: "one\ttwo"
js-yaml: quoted: "one\ttwo"
PyYAML: block: "\tone\ntwo"
PyYAML: plain: found character '\t' that cannot start any token
PyYAML: quoted: "one\ttwo"
yaml.v3: block: yaml: line 2: found a tab character where an indentation space is expected
goccy/go-yaml: block: [3:3] value is not allowed in this context. map key-value is pre-defined
yaml.v3: plain: "one\ttwo"
goccy/go-yaml: plain: "onetwo"
yaml.v3: quoted: "one\ttwo"
goccy/go-yaml: quoted: "one\ttwo"
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
