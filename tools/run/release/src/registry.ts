import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { run } from '@hostwright/executables/run'

// Verdaccio's declarations need packages that it does not bring, so they are left out here.
const { runServer } = createRequire(import.meta.url)('verdaccio') as {
  runServer: (configuration: object) => Promise<Server>
}

/** A registry on this machine that nobody else sees. */
export interface Registry {
  readonly url: string
  readonly close: () => void
}

/** The packages that only it has; everything else it asks of the registry that npm is set to. */
const own = '@hostwright/*'

/** Starts a registry that stores what is published in a folder. */
export async function startRegistry(folder: string): Promise<Registry> {
  const upstream = (await run('npm', ['config', 'get', 'registry'], { cwd: folder })).trim()
  const everybody = '$all'
  const server = await runServer({
    configPath: join(folder, 'verdaccio.yaml'), // need not exist: its folder is what counts
    self_path: folder,
    storage: join(folder, 'storage'),
    uplinks: { upstream: { url: upstream } },
    packages: {
      [own]: { access: everybody, publish: everybody },
      '**': { access: everybody, proxy: 'upstream' },
    },
    log: { type: 'stdout', format: 'pretty', level: 'fatal' },
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** The settings by which npm and pnpm know no other registry, in the form of an `.npmrc`. */
export function toSettings({ url }: Registry): string {
  const { host } = new URL(url)
  // Both ask for a token before they publish; this registry looks at none.
  return `registry=${url}\n@hostwright:registry=${url}\n//${host}/:_authToken=rehearsal\n`
}
