#!/bin/sh
# StrykerJS 10.1.1 with TypeScript 7.0.2: a run ends before its first test in a project that has a `tsconfig.json`, with
# "ts.parseConfigFileTextToJson is not a function". It rewrites the paths of that file with the JavaScript API of the
# compiler, which TypeScript 7 lacks. With `tsconfigFile` set to a file that does not exist, it rewrites nothing and runs.
# It needs Node 22. Seen: "with tsconfig.json: ends with 1", and "without: ends with 0".
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >package.json <<'END'
{ "name": "root", "private": true, "type": "module" }
END
npm install --silent --no-audit --no-fund @stryker-mutator/core@10.1.1 typescript@7.0.2
printf '{}' >tsconfig.json
echo 'export const isAbove = (one, other) => one > other' >above.js
cat >test.mjs <<'END'
import { isAbove } from './above.js'

if (!isAbove(2, 1) || isAbove(1, 1)) process.exit(1)
END
run() {
  printf '{ "mutate": ["above.js"], "testRunner": "command", "commandRunner": { "command": "node test.mjs" }, "reporters": [], "logLevel": "off", "tsconfigFile": "%s" }' "$1" >stryker.json
  status=0
  npx stryker run stryker.json >"output-$1" 2>&1 || status=$?
}
npx stryker --version
npx tsc --version
run tsconfig.json
grep -o 'ts.parseConfigFileTextToJson is not a function' output-tsconfig.json | head -n 1
printf 'with tsconfig.json: ends with %s\n' "$status" | tee seen
run none
printf 'without: ends with %s\n' "$status" | tee -a seen
printf 'with tsconfig.json: ends with 1\nwithout: ends with 0\n' >expected
diff expected seen && echo 'The behaviour is as described.'
