#!/bin/sh
# ssh2 1.17.0: `algorithms: { serverHostKey: { prepend: [...] } }` moves nothing that is in the default list. A client that
# knows a host by its RSA key, and puts the types of RSA first so that the host shows the key that it knows, is shown
# another key and takes the host for a wrong one. `remove` and then `append` of the others, or the whole list, work.
# Seen: the key of a server with two, an Ed25519 and an RSA key, as the client is shown it.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --silent --no-fund --no-audit --ignore-scripts --omit=optional ssh2@1.17.0 >/dev/null
cat >show.cjs <<'END_OF_PROGRAM'
const { Client, Server, utils } = require('ssh2')
const createPair = (type, options) => {
  const pair = utils.generateKeyPairSync(type, options)
  // One pair in 256 is malformed.
  return utils.parseKey(pair.private) instanceof Error ? createPair(type, options) : pair
}
const hostKeys = [createPair('ed25519'), createPair('rsa', { bits: 2048 })]
const server = new Server({ hostKeys: hostKeys.map((pair) => pair.private) }, (client) => {
  client.on('authentication', (context) => context.accept()).on('error', () => {})
})
const rsa = ['rsa-sha2-512', 'rsa-sha2-256']
const others = ['ssh-ed25519', 'ecdsa-sha2-nistp256', 'ecdsa-sha2-nistp384', 'ecdsa-sha2-nistp521']
const show = (name, serverHostKey) =>
  new Promise((resolve, reject) => {
    const client = new Client()
    const hostVerifier = (key) => {
      console.log(name, key.subarray(4, 4 + key.readUInt32BE(0)).toString())
      return true
    }
    client.on('ready', () => client.end()).on('close', resolve).on('error', reject)
    const algorithms = serverHostKey && { serverHostKey }
    client.connect({ host: '127.0.0.1', port: server.address().port, username: 'user', hostVerifier, algorithms })
  })
server.listen(0, '127.0.0.1', async () => {
  await show('default')
  await show('prepend', { prepend: rsa })
  await show('remove, append', { remove: others, append: others })
  await show('list', [...rsa, ...others])
  server.close()
})
END_OF_PROGRAM
node show.cjs | tee seen
cat >expected <<'END_OF_EXPECTED'
default ssh-ed25519
prepend ssh-ed25519
remove, append ssh-rsa
list ssh-rsa
END_OF_EXPECTED
diff expected seen && echo 'The behaviour is as described.'
