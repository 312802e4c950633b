#!/bin/sh
# github.com/miekg/dns 1.1.73, the DNS library of most programs in Go: the strings of `TXT.Txt` are not the text, but as a zone
# file writes them, with the escapes: a key with a quote, a backslash or a letter beyond ASCII is compared, hashed or sent to an
# API in another form than it has. `Value` of a CAA is the same. Two notations of one text are two different values.
# Seen: `"a\;b"` is `a\;b`, `"caf\195\169"` is `caf\195\169` and `"café"` is `café`, although both are sent alike.
set -eu
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
cd "$folder"
cat >zone <<'END_OF_ZONE'
$ORIGIN example.com.
$TTL 3600
semicolon IN TXT "a\;b"
plain IN TXT "a;b"
escaped IN TXT "caf\195\169"
bytes IN TXT "café"
quotes IN TXT "say \"hi\""
END_OF_ZONE
cat >main.go <<'END_OF_PROGRAM'
package main

import (
	"fmt"
	"os"

	"github.com/miekg/dns"
)

func main() {
	file, _ := os.Open("zone")
	parser := dns.NewZoneParser(file, "", "zone")
	for record, ok := parser.Next(); ok; record, ok = parser.Next() {
		text := record.(*dns.TXT).Txt[0]
		message := make([]byte, 512)
		end, _ := dns.PackRR(record, message, 0, nil, false)
		sent := message[:end]
		fmt.Printf("%s %s %d, sent %d\n", record.Header().Name, text, len(text), sent[end-int(record.Header().Rdlength)])
	}
}
END_OF_PROGRAM
go mod init read >/dev/null 2>&1
go get github.com/miekg/dns@v1.1.73 >/dev/null 2>&1
go run . | tee seen
cat >expected <<'END_OF_EXPECTED'
semicolon.example.com. a\;b 4, sent 3
plain.example.com. a;b 3, sent 3
escaped.example.com. caf\195\169 11, sent 5
bytes.example.com. café 5, sent 5
quotes.example.com. say \"hi\" 10, sent 8
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
