// Publishes a folder once: `node publish-once.ts URL API-KEY PORT USER KEY HOME FOLDER`. The host key is known, as from the
// second publish on.
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createClient } from '@hostwright/common'
import { publishFolder } from '@hostwright/publish'

const [baseUrl, apiKey, port, user, key, home, folder] = process.argv.slice(2) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]
const client = createClient({
  baseUrl,
  apiKey,
  // The account of the sandbox is the user of this machine.
  async fetch(request) {
    const response = await fetch(request)
    const text = await response.text()
    const ofHere = text.replaceAll('"/home/hw123456/', `"${home}/`).replaceAll('"hw123456"', `"${user}"`)
    return new Response(ofHere, response)
  },
})
await publishFolder(client, {
  domain: 'example.com',
  server: 'hw123456.example.jp',
  folder,
  address: { host: '127.0.0.1', port: Number(port) },
  privateKey: await readFile(key, 'utf8'),
  knownHosts: `[127.0.0.1]:${port} ${await readFile(join(dirname(key), 'host-key.pub'), 'utf8')}`,
})
