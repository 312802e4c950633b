#!/bin/sh
# octoDNS 1.22.0 with PyYAML 6.0.3: a host in its YAML that YAML 1.1 takes for no text becomes another host, without an error:
# `no` is false.example.com, `010` is 8.example.com. octoDNS makes a text of the value that the parser returns. Its own
# dumps have such hosts in quotes, so this happens to a file that a person or a writer of YAML 1.2 wrote.
# Seen: all lines are at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir source copy
cat >source/example.com.yaml <<'END_OF_ZONE'
---
no: { type: A, value: 203.0.113.1 }
'on': { type: A, value: 203.0.113.2 }
null: { type: A, value: 203.0.113.3 }
010: { type: A, value: 203.0.113.4 }
0x1f: { type: A, value: 203.0.113.5 }
1_0: { type: A, value: 203.0.113.6 }
2026-11-29: { type: A, value: 203.0.113.7 }
END_OF_ZONE
cat >config.yaml <<'END_OF_CONFIG'
providers:
  source: { class: octodns.provider.yaml.YamlProvider, directory: ./source, default_ttl: 3600, enforce_order: false }
  copy: { class: octodns_bind.ZoneFileProvider, directory: ./copy }
zones:
  example.com.: { sources: [source], targets: [copy] }
END_OF_CONFIG
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check octodns==1.22.0 octodns-bind==1.1.0 pyyaml==6.0.3
python/bin/octodns-sync --config-file config.yaml --doit >log 2>&1
sed -n 's/^\(.*[^ ]\)  *3600 IN A  *\(.*\)/\2 \1/p' copy/example.com. | sort | tee seen
cat >expected <<'END_OF_EXPECTED'
203.0.113.1 false
203.0.113.2 on
203.0.113.3 none
203.0.113.4 8
203.0.113.5 31
203.0.113.6 10
203.0.113.7 2026-11-29
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
