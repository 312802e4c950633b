#!/bin/sh
# turbo 2.11.11: `turbo watch` does not run a task again when a file changes that the task names as an input with
# $TURBO_ROOT$, outside of every package. `turbo run` sees that change and runs the task.
# Seen: "watch, file of the package: 2", "watch, file of the root: 2", "run: 3".
set -eu
folder=$(mktemp -d)
trap 'kill "${watching:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >package.json <<'END'
{ "name": "root", "private": true, "packageManager": "npm@10.8.2", "workspaces": ["one"], "devDependencies": { "turbo": "2.11.11" } }
END
mkdir one docs
cat >one/package.json <<'END'
{ "name": "one", "version": "1.0.0", "scripts": { "build": "echo build >> ../builds" } }
END
cat >turbo.json <<'END'
{ "tasks": { "build": { "inputs": ["$TURBO_DEFAULT$", "$TURBO_ROOT$/docs/**"] } } }
END
echo first >docs/page.md
echo first >one/source.txt
printf '%s\n' node_modules .turbo builds log seen expected >.gitignore
git init --quiet
npm install --silent --no-audit --no-fund --foreground-scripts >/dev/null
git add . && git -c user.name=a -c user.email=a@example.org commit --quiet -m first
export TURBO_TELEMETRY_DISABLED=1
touch builds
count() { wc -l <builds | tr -d ' '; }
await() { for _ in $(seq 100); do [ "$(count)" = "$1" ] && return; sleep 0.2; done; }
node_modules/.bin/turbo --version
node_modules/.bin/turbo watch build >log 2>&1 &
watching=$!
await 1
sleep 3
echo second >one/source.txt
await 2
echo "watch, file of the package: $(count)" >seen
sleep 3
echo second >docs/page.md
sleep 15
echo "watch, file of the root: $(count)" >>seen
kill "$watching"
wait "$watching" 2>/dev/null || true
node_modules/.bin/turbo run build >log 2>&1
echo "run: $(count)" >>seen
cat seen
printf 'watch, file of the package: 2\nwatch, file of the root: 2\nrun: 3\n' >expected
diff expected seen && echo 'The behaviour is as described.'
