import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Client, createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createSandbox, type ListeningSsh, type Sandbox } from '@hostwright/sandbox/node'
import { onTestFinished } from 'vitest'
import { type OpenPlace, withPlace } from '../open-place.ts'
import type { PublishOptions } from '../publish-options.ts'

export const servername = 'hw123456.example.jp'
export const root = '/home/hw123456/example.com/public_html'

/** A sandbox with files, a folder to publish, and what a publish needs. */
export interface Scene {
  readonly sandbox: Sandbox
  readonly client: Client
  readonly folder: string
  /** An empty folder for what a publish notes while it opens SSH. */
  readonly openingsFolder: string
  readonly ssh: ListeningSsh
  readonly options: PublishOptions
  /** Replaces the content of the folder. */
  readonly fill: (files: Readonly<Record<string, string>>) => Promise<void>
  /** Runs a function over a connection of another program. */
  readonly asOther: <T>(run: (place: OpenPlace) => Promise<T>) => Promise<T>
  /** Returns what a visitor sees at a path; `undefined` if there is nothing. */
  readonly visit: (path: string) => Promise<string | undefined>
}

/** Opens a sandbox whose time stands still, with SSH on and a registered key. The start page is gone. */
export async function openScene({ hasStartPage = false, abroad = false } = {}): Promise<Scene> {
  const sandbox = await createSandbox({ speed: 0, limits: false })
  const top = await mkdtemp(join(tmpdir(), 'publish-'))
  const [folder, openingsFolder] = [join(top, 'site'), join(top, 'openings')]
  onTestFinished(async () => {
    await sandbox.close()
    await rm(top, { recursive: true })
  })
  await Promise.all([mkdir(folder), mkdir(openingsFolder)])
  const { url, ssh } = await sandbox.listen({ port: 0, ssh: { abroad } })
  const { apiKey, fetch, clock, baseUrl } = sandbox
  const client = createClient({ baseUrl, apiKey, fetch, now: clock.now, sleep: clock.sleep })
  const { publicKey, privateKey } = createKeys()
  const site = createHosting(client).server(servername)
  await site.ssh.update({ ssh_enabled: true, abroad_access_restriction: !abroad })
  await site.sshKeys.register({ public_key: publicKey, label: 'test' })
  const options: PublishOptions = {
    folder,
    domain: 'example.com',
    privateKey,
    hostKey: ssh!.hostKey,
    address: ssh!,
    webAddress: new URL(url).host,
    now: clock.now,
    sleep: async (ms) => void (await clock.advance({ seconds: ms / 1000 })),
  }
  const asOther = <T>(run: (place: OpenPlace) => Promise<T>): Promise<T> => withPlace(client, options, run)
  if (!hasStartPage) await asOther(({ sftp }) => sftp.remove(`${root}/index.html`))
  return {
    sandbox,
    client,
    folder,
    openingsFolder,
    ssh: ssh!,
    options,
    fill: (files) => fillFolder(folder, files),
    asOther,
    visit: (path) => visitSite(Number(new URL(url).port), path),
  }
}

/** Creates a key pair as Node writes it, with the public key in the form of OpenSSH. */
function createKeys(): { readonly publicKey: string; readonly privateKey: string } {
  const pair = generateKeyPairSync('ed25519')
  const { x } = pair.publicKey.export({ format: 'jwk' })
  const kind = Buffer.from('ssh-ed25519')
  const point = Buffer.from(x!, 'base64url')
  const blob = Buffer.concat([Buffer.of(0, 0, 0, kind.length), kind, Buffer.of(0, 0, 0, point.length), point])
  return {
    publicKey: `ssh-ed25519 ${blob.toString('base64')}`,
    privateKey: String(pair.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  }
}

async function fillFolder(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await rm(folder, { recursive: true })
  await mkdir(folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** Sends a GET with the `Host` of the site, which `fetch` does not allow. */
function visitSite(port: number, path: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    get({ port, path, host: '127.0.0.1', headers: { Host: 'example.com' }, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
      response.on('end', () => resolve(response.statusCode === 200 ? text : undefined))
    }).on('error', reject)
  })
}
