// Publishes a folder once: `node publish-once.ts PORT USER KEY HOME FOLDER`.
import { readFile } from 'node:fs/promises'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { publishFolder } from '@hostwright/publish'
import { createSandbox } from '@hostwright/sandbox/node'

const [port, user, key, home, folder] = process.argv.slice(2) as [string, string, string, string, string]
const server = 'hw123456.example.jp'
const sandbox = await createSandbox({ speed: 0, limits: false })
const client = createClient({
  baseUrl: sandbox.baseUrl,
  apiKey: sandbox.apiKey,
  // The account of the sandbox is the user of this machine.
  async fetch(request) {
    const response = await sandbox.fetch(request)
    const text = await response.text()
    const ofHere = text.replaceAll('"/home/hw123456/', `"${home}/`).replaceAll('"hw123456"', `"${user}"`)
    return new Response(ofHere, response)
  },
})
await createHosting(client).server(server).ssh.update({ ssh_enabled: true })
await publishFolder(client, {
  domain: 'example.com',
  server,
  folder,
  address: { host: '127.0.0.1', port: Number(port) },
  privateKey: await readFile(key, 'utf8'),
  onFirstContact: () => true,
})
await sandbox.close()
