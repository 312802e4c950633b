#!/bin/sh
# octodns-bind 1.1.0 with octodns 1.22.0: the zone file that it writes has each backslash of a text unescaped, so the next
# program that reads the file has a text without it. Quotes in the text are escaped. A copy of a zone from file to file so
# changes its records.
# Seen: the text a\b, "a\\b" in the source, is written as "a\b", which dnspython 2.9.2 reads as ab.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir source copy
cat >source/example.com. <<'END_OF_ZONE'
$ORIGIN example.com.
$TTL 3600
@ IN SOA ns.example.net. hostmaster.example.net. 1 7200 3600 1209600 600
@ IN NS ns.example.net.
backslash IN TXT "a\\b"
quotes IN TXT "say \"hi\""
END_OF_ZONE
cat >config.yaml <<'END_OF_CONFIG'
providers:
  source: { class: octodns_bind.ZoneFileProvider, directory: ./source }
  copy: { class: octodns_bind.ZoneFileProvider, directory: ./copy }
zones:
  example.com.: { sources: [source], targets: [copy] }
END_OF_CONFIG
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check octodns==1.22.0 octodns-bind==1.1.0 dnspython==2.9.2
python/bin/octodns-sync --config-file config.yaml --doit >log 2>&1
cat >read.py <<'END_OF_PROGRAM'
import dns.zone

for folder in ["source", "copy"]:
    zone = dns.zone.from_file(f"{folder}/example.com.", "example.com.")
    for name, _, txt in sorted(zone.iterate_rdatas("TXT")):
        print(folder, name, txt.strings[0].decode())
END_OF_PROGRAM
python/bin/python read.py | tee seen
cat >expected <<'END_OF_EXPECTED'
source backslash a\b
source quotes say "hi"
copy backslash ab
copy quotes say "hi"
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
