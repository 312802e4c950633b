#!/bin/sh
# PyYAML 6.0.4 writes the texts `1e3`, `0o17`, `08` and `1e-3` without quotes: by YAML 1.1 they are no numbers. By YAML 1.2, as yaml 2.9.1
# for JavaScript reads them, they are, and go-yaml 3.0.1 reads them so too. go-yaml writes `1E400` without quotes, a number too large for it,
# which is Infinity for the others. No program has an error.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund yaml@2.9.1 >/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check pyyaml==6.0.4
cat >write.py <<'END_OF_PROGRAM'
import sys
import yaml

yaml.safe_dump(["1e3", "0o17", "08", "1e-3", "1E400", "0x1F", "1.5"], sys.stdout)
END_OF_PROGRAM
cat >main.go <<'END_OF_PROGRAM'
package main

import (
	"fmt"
	"io"
	"os"

	"gopkg.in/yaml.v3"
)

func main() {
	if len(os.Args) > 1 {
		text, _ := io.ReadAll(os.Stdin)
		var list []any
		if err := yaml.Unmarshal(text, &list); err != nil {
			panic(err)
		}
		for _, value := range list {
			fmt.Printf(" %T %v", value, value)
		}
		fmt.Println()
		return
	}
	text, _ := yaml.Marshal([]string{"1e3", "0o17", "08", "1e-3", "1E400", "0x1F", "1.5"})
	fmt.Print(string(text))
}
END_OF_PROGRAM
go mod init example.com/texts >/dev/null 2>&1
go get gopkg.in/yaml.v3@v3.0.1 >/dev/null 2>&1
go build -o go-yaml .
cat >read.cjs <<'END_OF_PROGRAM'
const list = require('yaml').parse(require('node:fs').readFileSync(0, 'utf8'))
console.log(list.map((value) => ` ${typeof value} ${value}`).join(''))
END_OF_PROGRAM
python/bin/python write.py >pyyaml.yaml
./go-yaml >go.yaml
{
  for name in pyyaml go; do
    echo "written by $name: $(sed 's/^- //' "$name.yaml" | tr '\n' ' ')"
    echo "  yaml for JavaScript:$(node read.cjs <"$name.yaml")"
    echo "  go-yaml:$(./go-yaml read <"$name.yaml")"
  done
} >seen
cat seen
cat >expected <<'END_OF_EXPECTED'
written by pyyaml: 1e3 0o17 08 1e-3 1E400 '0x1F' '1.5' 
  yaml for JavaScript: number 1000 number 15 number 8 number 0.001 number Infinity string 0x1F string 1.5
  go-yaml: float64 1000 int 15 float64 8 float64 0.001 string 1E400 string 0x1F string 1.5
written by go: "1e3" "0o17" "08" "1e-3" 1E400 "0x1F" "1.5" 
  yaml for JavaScript: string 1e3 string 0o17 string 08 string 1e-3 number Infinity string 0x1F string 1.5
  go-yaml: string 1e3 string 0o17 string 08 string 1e-3 string 1E400 string 0x1F string 1.5
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
