#!/bin/sh
# A filter after two dots selects, by RFC 9535, the elements of lists and the members of objects. Of the programs that apply
# overlays of OpenAPI, bump-cli 2.11.0 and openapi-format 1.33.6 (jsonpathly 3.0.0) find only the members of objects, and
# openapi-format does not say that it found too little. openapi-overlays-js 0.2.0 (jsonpath 1.3.0) rejects each filter
# without parentheses, leaves that action out, and ends with 0. `$..*[?(…)]` is the same in all.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund bump-cli@2.11.0 openapi-format@1.33.6 openapi-overlays-js@0.2.0 jsonpath-rfc9535@1.3.0 yaml@2.8.1 >/dev/null 2>&1
cat >description.json <<'END'
{"openapi":"3.1.0","info":{"title":"x","version":"1"},"paths":{},"x-list":[{"host":"b"}],"x-map":{"one":{"host":"b"}}}
END
show() {
  node -e "
const { 'x-list': list, 'x-map': map } = require('yaml').parse(require('fs').readFileSync('$2', 'utf8'))
console.log('$1', 'list', list[0].host, 'map', map.one.host)"
}
node --input-type=module -e "
import { query } from 'jsonpath-rfc9535'
import { readFileSync } from 'node:fs'
console.log('RFC 9535', JSON.stringify(query(JSON.parse(readFileSync('description.json')), '\$..[?@.host == \'b\']')))" >seen
for target in "\$..[?@.host == 'b']" "\$..*[?(@.host == 'b')]"; do
  printf 'overlay: 1.0.0\ninfo: { title: x, version: 1.0.0 }\nactions:\n  - target: %s\n    update: { host: new }\n' "$target" >overlay.yaml
  echo "$target" >>seen
  node_modules/.bin/bump overlay description.json overlay.yaml >one.json 2>/dev/null
  node_modules/.bin/openapi-format description.json --overlayFile overlay.yaml --no-sort --output two.json >/dev/null 2>&1
  node_modules/.bin/overlayjs --openapi description.json --overlay overlay.yaml >three.yaml 2>/dev/null
  { show bump-cli one.json; show openapi-format two.json; show openapi-overlays-js three.yaml; } >>seen
done
cat seen
cat >expected <<'END'
RFC 9535 [{"host":"b"},{"host":"b"}]
$..[?@.host == 'b']
bump-cli list b map new
openapi-format list b map new
openapi-overlays-js list b map b
$..*[?(@.host == 'b')]
bump-cli list new map new
openapi-format list new map new
openapi-overlays-js list new map new
END
diff expected seen && echo 'The behaviour is as described.'
