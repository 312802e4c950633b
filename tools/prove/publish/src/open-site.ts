import { generateKeyPairSync } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { dirname, join } from 'node:path'
import { type Client, createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { publishFolder, type PublishOptions, type PublishResult, undoPublish } from '@hostwright/publish'
import { createSandbox, type Sandbox } from '@hostwright/sandbox/node'
import { type FailingHost, listenBefore } from './listen-before.ts'
import type { Backend } from './servers/backend.ts'

/** Files by their paths, with their texts. */
export type Files = Readonly<Record<string, string>>

/** A site on the disk of this machine that a real SFTP server serves, and the account that it belongs to. */
export interface RealSite {
  readonly host: FailingHost
  /** The folder of the site on this machine. */
  readonly root: string
  readonly publish: (files: Files, options?: Partial<PublishOptions>) => Promise<PublishResult>
  readonly undo: (options?: Partial<PublishOptions>) => Promise<PublishResult>
  /** Removes the site and all state, and writes files as another program does. */
  readonly reset: (others: Files) => Promise<void>
  /** Copies the site and all state. Returns a function that puts both back. */
  readonly save: () => Promise<() => Promise<void>>
  /** Makes the lock of a publish that was killed look as old as it is for the next one two minutes later. */
  readonly ageLock: () => Promise<void>
  readonly close: () => Promise<void>
}

const server = 'hw123456.example.jp'

/**
 * Opens a site whose files a server has; `mount` makes the user's folder a file system of its own. The API is the
 * sandbox's, with the folder of the site on this machine as its document root.
 */
export async function openSite(
  start: (home: string) => Promise<Backend>,
  mount: (folder: string) => () => void = () => () => undefined,
): Promise<RealSite> {
  const top = await mkdtemp(join(tmpdir(), 'real-site-'))
  const home = join(top, 'home')
  const root = join(home, 'example.com/public_html')
  await mkdir(home)
  const unmount = mount(home)
  await mkdir(root, { recursive: true })
  const host = await listenBefore(await start(home))
  const sandbox = await createSandbox({ speed: 0, limits: false })
  const client = createSiteClient(sandbox, home)
  await createHosting(client).server(server).ssh.update({ ssh_enabled: true })
  const { privateKey } = generateKeyPairSync('ed25519')
  const site = {
    domain: 'example.com',
    // All folders are of one source.
    name: 'proof',
    server,
    address: host,
    // Pauses are short: the server on this machine is never busy for long.
    sleep: (ms: number) => wait(Math.min(ms, 20)),
    privateKey: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    onFirstContact: () => true,
  }
  return {
    host,
    root,
    async publish(files, options) {
      // Two publishes at once have a folder each.
      const folder = await mkdtemp(join(top, 'dist-'))
      await fill(folder, files)
      return publishFolder(client, { ...site, folder, ...options })
    },
    undo: (options) => undoPublish(client, { ...site, ...options }),
    async reset(others) {
      await rm(join(home, '.hostwright'), { recursive: true, force: true })
      await fill(root, others)
    },
    async save() {
      const saved = await mkdtemp(join(top, 'saved-'))
      await copySite(home, saved)
      return () => copySite(saved, home)
    },
    async ageLock() {
      const past = Date.now() / 1000 - 300
      for (const name of readdirSync(home, { recursive: true, encoding: 'utf8' }))
        if (name.endsWith('/lock')) await utimes(join(home, name), past, past)
    },
    async close() {
      host.close()
      await sandbox.close()
      unmount()
      await rm(top, { recursive: true, force: true })
    },
  }
}

/** Copies the site and the state of a publish from one home folder to another. */
async function copySite(from: string, to: string): Promise<void> {
  for (const folder of ['.hostwright', 'example.com']) {
    await rm(join(to, folder), { recursive: true, force: true })
    await cp(join(from, folder), join(to, folder), { recursive: true, preserveTimestamps: true })
  }
}

/** Returns a client of a sandbox whose home folder is one of this machine. */
function createSiteClient(sandbox: Sandbox, home: string): Client {
  return createClient({
    baseUrl: sandbox.baseUrl,
    apiKey: sandbox.apiKey,
    // The sandbox has no limits here, and more publishes than an account's minute has room for.
    pacing: false,
    async fetch(request) {
      const response = await sandbox.fetch(request)
      const text = (await response.text()).replaceAll('"/home/hw123456/', `"${home}/`)
      return new Response(text, response)
    },
  })
}

async function fill(folder: string, files: Files): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true })
    await writeFile(join(folder, path), text)
  }
}

/** Returns the files below a folder of this machine, with their contents. A file that goes meanwhile is left out. */
export async function readFiles(folder: string): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const text = await readFile(path, 'utf8').catch(() => undefined)
    if (text !== undefined) files[path.slice(folder.length + 1)] = text
  }
  return files
}
