#!/bin/sh
# @actions/expressions 0.3.61, the expressions of GitHub Actions as its own language server evaluates them: an output that
# is missing, because its step was skipped or its name is misspelled, is 0 in a comparison with a number, and so below
# each limit. With the limit in quotes, both are compared as texts: 9000 is more than 25000. `30,000` is neither more nor
# less than a number, so "not more than" and "at most" differ.
# Seen: as in the lines at the end.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund @actions/expressions@0.3.61 >/dev/null
cat >evaluate.mjs <<'END'
import { data, Evaluator, Lexer, Parser } from '@actions/expressions'

const pair = (key, value) => new data.Dictionary({ key, value })
const outputs = new data.Dictionary(
  { key: 'total', value: new data.StringData('9000') },
  { key: 'text', value: new data.StringData('30,000') },
)
const context = pair('steps', pair('quote', pair('outputs', outputs)))
for (const compared of [
  'total <= 25000',
  'totl <= 25000',
  "total <= '25000'",
  'text > 25000',
  'text <= 25000',
]) {
  const { tokens } = new Lexer(`steps.quote.outputs.${compared}`).lex()
  const expression = new Parser(tokens, ['steps'], []).parse()
  console.log(`${compared}: ${new Evaluator(expression, context).evaluate().coerceString()}`)
}
END
node evaluate.mjs | tee seen
cat >expected <<'END'
total <= 25000: true
totl <= 25000: true
total <= '25000': false
text > 25000: false
text <= 25000: false
END
diff expected seen && echo 'The behaviour is as described.'
