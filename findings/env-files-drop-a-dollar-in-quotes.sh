#!/bin/sh
# A `$` between single quotes of an env file: Node, dotenv, Deno and godotenv (Go) keep it, as a shell does. Bun, Vite and
# Next.js take what follows for the name of a variable, and drop it if there is none, without an error; python-dotenv does
# so with braces only. A backslash before the `$` is right in Bun, Vite and Next.js, and stays in the value elsewhere. So
# no line has the same value in all of them.
# Seen: the lines at the end of the script.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund dotenv@18.0.10 vite@8.4.0 @next/env@16.4.6 bun@1.4.5 deno@2.9.6 >/dev/null 2>&1
node node_modules/bun/install.js 2>/dev/null
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check python-dotenv==1.2.4
cat >.env <<'END'
PLAIN='begin$end'
BRACES='begin${end}'
ESCAPED='begin\$end'
END
show='console.log(name.padEnd(14), [env.PLAIN, env.BRACES, env.ESCAPED].join(" "))'
{
  sh -c 'set -a; . ./.env; node -e "const name = \"sh\", { env } = process; $0"' "$show"
  node --env-file=.env -e "const name = 'node', { env } = process; $show"
  node -e "const name = 'dotenv', env = require('dotenv').config({ quiet: true }).parsed; $show"
  node_modules/.bin/deno eval --env-file=.env "const name = 'deno', env = Deno.env.toObject(); $show"
  python/bin/python -c "
import dotenv
env = dotenv.dotenv_values('.env')
print('python-dotenv'.ljust(14), env['PLAIN'], env['BRACES'], env['ESCAPED'])"
  node_modules/.bin/bun -e "const name = 'bun', { env } = process; $show"
  node --input-type=module -e "import { loadEnv } from 'vite'; const name = 'vite', env = loadEnv('', '.', ''); $show"
  node -e "require('@next/env').loadEnvConfig('.', false, { info() {}, error() {} }); const name = 'next', { env } = process; $show"
} | tee seen
cat >expected <<'END'
sh             begin$end begin${end} begin\$end
node           begin$end begin${end} begin\$end
dotenv         begin$end begin${end} begin\$end
deno           begin$end begin${end} begin\$end
python-dotenv  begin$end begin begin\$end
bun            begin begin begin$end
vite           begin begin begin$end
next           begin begin begin$end
END
diff expected seen && echo 'The behaviour is as described.'
