import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Client } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSshKeyPair, publishFolder } from '@hostwright/publish'
import type { ListeningSsh } from '@hostwright/sandbox/node'
import type { Narrator } from './narrator.ts'

const domain = 'example.com'

/** Name of the source of the demo's page. What a newcomer publishes takes its place: it is of the same source. */
export const demoSource = 'demo'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Published</title>
<link rel="stylesheet" href="style.css">
<h1>Published</h1>
<p>The demo has put this folder here over SFTP: no visitor saw half of it.</p>
</html>
`
const style =
  'body { font: 18px/1.6 system-ui, sans-serif; max-width: 40em; margin: 4em auto; padding: 0 1em }\n'

/** Publishes a folder as the site of a domain that the account has. Returns the domain. */
export async function tellPageStory(client: Client, ssh: ListeningSsh, say: Narrator): Promise<string> {
  const hosting = createHosting(client)
  const [contract] = await hosting.servers()
  const server = hosting.server(contract!.servername)
  const { privateKey, publicKey } = createSshKeyPair('demo')
  await server.ssh.update({ ssh_enabled: true })
  await server.sshKeys.register({ public_key: publicKey, label: 'demo' })
  say('ssh', 'enabled, and a key of its own registered')

  const folder = await mkdtemp(join(tmpdir(), 'demo-'))
  try {
    await writeFile(join(folder, 'index.html'), page)
    await writeFile(join(folder, 'style.css'), style)
    const { added, changed } = await publishFolder(client, {
      folder,
      domain,
      name: demoSource,
      server: contract!.servername,
      privateKey,
      hostKey: ssh.hostKey,
      address: ssh,
      // The start page of the domain.
      adopt: ['index.html'],
    })
    say('publish', `${domain}: ${added.length} added, ${changed.length} changed`)
  } finally {
    await rm(folder, { recursive: true })
  }
  return domain
}
