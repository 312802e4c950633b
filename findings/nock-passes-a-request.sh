#!/bin/sh
# nock 15.0.6: the function that makes a response gets the `Request` and a callback. The README of this version still
# has the address and the body of nock 14, so a function of two parameters that returns its response, as the README
# shows, is waited for without an end: its request has no response. A function of one parameter responds.
# Seen: "two: a string and a object: 200" with nock 14.0.17, "two: a Request and a function: no response in 2 s" with
# nock 15.0.6.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund nock14@npm:nock@14.0.17 nock15@npm:nock@15.0.6 >/dev/null
cat >respond.mjs <<'END'
import process from 'node:process'

const { default: nock } = await import(process.argv[2])
const kindOf = (value) => (value instanceof Request ? 'Request' : typeof value)
let given = ''
const functions = {
  one: (first) => {
    given = `a ${kindOf(first)}`
    return 'done'
  },
  two: (first, second) => {
    given = `a ${kindOf(first)} and a ${kindOf(second)}`
    return 'done'
  },
}
for (const [name, respond] of Object.entries(functions)) {
  nock('https://api.example.com').put('/name').reply(200, respond)
  const headers = { 'Content-Type': 'application/json' }
  const sent = fetch('https://api.example.com/name', { method: 'PUT', headers, body: '{"name":"web"}' })
  const late = new Promise((resolve) => setTimeout(resolve, 2000, { status: 'no response in 2 s' }))
  const { status } = await Promise.race([sent, late])
  console.log(`${name}: ${given}: ${status}`)
}
process.exit()
END
{
  echo 'nock 14.0.17'
  node respond.mjs nock14
  echo 'nock 15.0.6'
  node respond.mjs nock15
} | tee seen
cat >expected <<'END'
nock 14.0.17
one: a string: 200
two: a string and a object: 200
nock 15.0.6
one: a Request: 200
two: a Request and a function: no response in 2 s
END
diff expected seen && echo 'The behaviour is as described.'
