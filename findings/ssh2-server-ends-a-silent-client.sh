#!/bin/sh
# ssh2 1.17.0: a server without options asks each client every 15 s whether it is there, and ends the connection with an
# error when three have no answer: a client that was stopped or is in an outage for a minute has lost it. The
# client of ssh2 and the server of OpenSSH ask nothing unless told to. `keepaliveInterval: 0` does not turn it off.
# Seen: "Keepalive timeout" 60 s after the login, by default and with 0; none with 2 ** 31 - 1.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --ignore-scripts --omit=optional ssh2@1.17.0 >/dev/null
cat >silent.cjs <<'END_OF_PROGRAM'
const { generateKeyPairSync } = require('node:crypto')
const { connect } = require('node:net')
const { Client, Server } = require('ssh2')

const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})
const watch = (options) =>
  new Promise((resolve) => {
    const server = new Server({ hostKeys: [privateKey], ...options }, (connection) => {
      let start
      connection.on('authentication', (context) => context.accept())
      connection.on('ready', () => (start = Date.now()))
      connection.on('error', ({ message }) => resolve(`${message} after ${Math.round((Date.now() - start) / 1000)} s`))
      setTimeout(() => resolve('no error in 70 s'), 70_000)
    })
    server.listen(0, '127.0.0.1', () => {
      const sock = connect(server.address().port, '127.0.0.1')
      const client = new Client().on('ready', () => sock.pause()).on('error', () => undefined)
      client.connect({ sock, username: 'user', password: 'none' })
    })
  })
const all = { default: {}, 0: { keepaliveInterval: 0 }, '2 ** 31 - 1': { keepaliveInterval: 2 ** 31 - 1 } }
Promise.all(Object.entries(all).map(async ([name, options]) => `${name}: ${await watch(options)}`)).then((lines) => {
  console.log(lines.sort().join('\n'))
  process.exit()
})
END_OF_PROGRAM
node silent.cjs | tee seen
cat >expected <<'END_OF_EXPECTED'
0: Keepalive timeout after 60 s
2 ** 31 - 1: no error in 70 s
default: Keepalive timeout after 60 s
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
