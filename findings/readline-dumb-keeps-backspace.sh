#!/bin/sh
# Node 24.21.0: `node:readline` with `terminal: true` puts the Backspace key into the line as a character if TERM is
# `dumb`, and removes the character before it in every other terminal. Whoever hides a password by such an interface gets
# another password than was typed.
# Seen: 'xterm: "word"' and 'dumb: "woe\u007frd"'.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --foreground-scripts node@24.21.0 >/dev/null
cat >read.mjs <<'END'
import { createInterface } from 'node:readline'
import { PassThrough, Writable } from 'node:stream'

const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode() {} })
const output = new Writable({ write: (chunk, encoding, done) => done() })
const lines = createInterface({ input, output, terminal: true })
lines.on('line', (line) => {
  console.log(`${process.env.TERM}: ${JSON.stringify(line).replace('\u007f', '\\u007f')}`)
  lines.close()
})
input.write('woe\u007Frd\r')
END
node_modules/.bin/node --version
for TERM in xterm dumb; do TERM=$TERM node_modules/.bin/node read.mjs; done | tee seen
printf '%s\n' 'xterm: "word"' 'dumb: "woe\u007frd"' >expected
diff expected seen && echo 'The behaviour is as described.'
