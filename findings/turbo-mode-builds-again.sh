#!/bin/sh
# turbo 2.11.11: a build that has just ended runs again, with its cache in place and nothing changed, if the next command
# has another environment mode. A task that depends on the build, run with `--env-mode=loose` after a build without the
# flag, writes the outputs of the build a second time, under whatever reads them.
# Seen: "built 1", "built 1" after the same command, and "built 2" after `check --env-mode=loose`.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
cat >package.json <<'END'
{ "name": "root", "private": true, "packageManager": "npm@10.8.2", "workspaces": ["one"], "devDependencies": { "turbo": "2.11.11" } }
END
mkdir one
cat >one/package.json <<'END'
{ "name": "one", "version": "1.0.0", "scripts": { "build": "echo build >> ../builds", "check": "true" } }
END
cat >turbo.json <<'END'
{ "tasks": { "build": {}, "check": { "dependsOn": ["build"] } } }
END
printf '%s\n' node_modules .turbo builds >.gitignore
git init --quiet
npm install --silent --no-audit --no-fund --foreground-scripts >/dev/null
export TURBO_TELEMETRY_DISABLED=1
count() { printf 'built %s\n' "$(wc -l <builds | tr -d ' ')"; }
node_modules/.bin/turbo --version
{
  node_modules/.bin/turbo run build >/dev/null 2>&1 && count
  node_modules/.bin/turbo run build >/dev/null 2>&1 && count
  node_modules/.bin/turbo run check --env-mode=loose >/dev/null 2>&1 && count
} | tee seen
printf 'built 1\nbuilt 1\nbuilt 2\n' >expected
diff expected seen && echo 'The behaviour is as described.'
