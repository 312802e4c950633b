#!/bin/sh
# gopkg.in/yaml.v3 3.0.1 (Go) writes a text that begins with a line break without that line break, and without an error: the
# block lacks its first line, which is empty. goccy/go-yaml 1.19.2 loses it if nothing follows, and loses the space of a text
# that goes on with one. go.yaml.in/yaml/v3 3.0.6, which continues the first of the two, writes all of them.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >main.go <<'END_OF_PROGRAM'
package main

import (
	"fmt"

	goccy "github.com/goccy/go-yaml"
	next "go.yaml.in/yaml/v3"
	yaml "gopkg.in/yaml.v3"
)

type library struct {
	name  string
	write func(any) ([]byte, error)
	read  func([]byte, any) error
}

func main() {
	libraries := []library{
		{"gopkg.in/yaml.v3", yaml.Marshal, yaml.Unmarshal},
		{"goccy/go-yaml", func(value any) ([]byte, error) { return goccy.Marshal(value) }, func(text []byte, value any) error { return goccy.Unmarshal(text, value) }},
		{"go.yaml.in/yaml/v3", next.Marshal, next.Unmarshal},
	}
	for _, library := range libraries {
		fmt.Println(library.name)
		for _, text := range []string{"\n", "\na", "\n a"} {
			file, err := library.write(map[string]string{"text": text})
			if err != nil {
				panic(err)
			}
			var back map[string]string
			if err := library.read(file, &back); err != nil {
				panic(err)
			}
			fmt.Printf("  %q is written as %q and read as %q\n", text, file, back["text"])
		}
	}
}
END_OF_PROGRAM
go mod init example.com/texts >/dev/null 2>&1
go get gopkg.in/yaml.v3@v3.0.1 go.yaml.in/yaml/v3@v3.0.6 github.com/goccy/go-yaml@v1.19.2 >/dev/null 2>&1
go run . | tee seen
cat >expected <<'END'
gopkg.in/yaml.v3
  "\n" is written as "text: |4+\n" and read as ""
  "\na" is written as "text: |4-\n    a\n" and read as "a"
  "\n a" is written as "text: |4-\n     a\n" and read as " a"
goccy/go-yaml
  "\n" is written as "text: |\n\n" and read as ""
  "\na" is written as "text: |-\n  \n  a\n" and read as "\na"
  "\n a" is written as "text: |-\n  \n   a\n" and read as "\na"
go.yaml.in/yaml/v3
  "\n" is written as "text: |4+\n\n" and read as "\n"
  "\na" is written as "text: |4-\n\n    a\n" and read as "\na"
  "\n a" is written as "text: |4-\n\n     a\n" and read as "\n a"
END
diff expected seen && echo 'The behaviour is as described.'
