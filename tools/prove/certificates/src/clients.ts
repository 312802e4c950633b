import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { locate } from '@hostwright/requirements'
import type { Scene } from './scene.ts'

const run = promisify(execFile)

/** Issues one certificate for some names, or rejects with what the client printed. */
export type Issue = (scene: Scene, names: readonly string[], signal?: AbortSignal) => Promise<void>

export const clients: Readonly<Record<'certbot' | 'lego', Issue>> = {
  async lego({ folder, pebble, hook, resolver }, names, signal) {
    const account = ['--server', pebble.directory, '--email', 'a@example.com', '--accept-tos']
    const state = ['--path', join(folder, `lego ${names.join(' ')}`)]
    // Lego waits until this server knows the record. Without `disable-cp`, it would ask the real name servers of the zone.
    const challenge = ['--dns', 'exec', '--dns.disable-cp', '--dns.resolvers', resolver]
    const domains = names.flatMap((name) => ['--domains', name])
    const env = {
      ...process.env,
      LEGO_CA_CERTIFICATES: pebble.trust,
      EXEC_PATH: hook,
      EXEC_PROPAGATION_TIMEOUT: '180',
      EXEC_SEQUENCE_INTERVAL: '1',
    }
    await run(locate('lego'), [...account, ...state, ...challenge, ...domains, 'run'], {
      env,
      ...(signal && { signal, killSignal: 'SIGKILL' }),
    })
  },
  async certbot({ folder, pebble, hook }, names, signal) {
    const state = join(folder, `certbot ${names.join(' ')}`)
    const folders = ['config', 'work', 'logs'].flatMap((name) => [`--${name}-dir`, join(state, name)])
    const account = ['--server', pebble.directory, '-m', 'a@example.com', '--agree-tos', '--no-eff-email']
    const hooks = ['--manual-auth-hook', `${hook} present`, '--manual-cleanup-hook', `${hook} cleanup`]
    const challenge = ['--manual', '--preferred-challenges', 'dns', ...hooks]
    const domains = names.flatMap((name) => ['-d', name])
    const env = { ...process.env, REQUESTS_CA_BUNDLE: pebble.trust }
    await run(locate('certbot'), ['certonly', '-n', ...folders, ...account, ...challenge, ...domains], {
      env,
      ...(signal && { signal, killSignal: 'SIGKILL' }),
    })
  },
}
