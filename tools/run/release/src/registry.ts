import type { Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { run } from '@hostwright/executables/run'

// The import is not typed by Verdaccio's declarations: they need packages that it does not install.
const { runServer } = createRequire(import.meta.url)('verdaccio') as {
  runServer: (configuration: object) => Promise<Server>
}

/** A registry that only this machine can reach. */
export interface Registry {
  readonly url: string
  readonly close: () => void
}

/** Packages that only this registry has. All others are fetched from the registry that npm is configured for. */
const own = '@hostwright/*'

/** Starts a registry that stores the published packages in a folder. */
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

/** Returns an `.npmrc` in which npm and pnpm know only this registry. */
export function toSettings({ url }: Registry): string {
  const { host } = new URL(url)
  // npm and pnpm want a token before they publish; this registry ignores it.
  return `registry=${url}\n@hostwright:registry=${url}\n//${host}/:_authToken=rehearsal\n`
}
