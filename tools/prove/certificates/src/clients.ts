import { writeFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { locate } from '@hostwright/machine/why-without'
import { execa } from 'execa'
import type { Scene } from './scene.ts'

/** Issues one certificate for some names, or rejects with what the client printed. */
export type Issue = (scene: Scene, names: readonly string[], signal?: AbortSignal) => Promise<void>

export const clients: Readonly<Record<'certbot' | 'dehydrated' | 'lego', Issue>> = {
  async lego({ folder, pebble, hook, resolver, propagationSeconds }, names, signal) {
    const account = ['--server', pebble.directory, '--email', 'a@example.com', '--accept-tos']
    const state = join(folder, `lego ${names.join(' ')}`)
    // Without these flags, lego queries the zone's name servers, which are not on this machine. The hook waits instead.
    const challenge = ['--dns', 'exec', '--dns.disable-cp', '--dns.resolvers', resolver]
    const script = `${state.replaceAll(/[ *]/g, '-')}.sh`
    const wait = `[ "$1" = present ] && set -- "$@" --propagation-seconds ${propagationSeconds}`
    writeFileSync(script, `#!/bin/sh\n${wait}\nexec ${hook} "$@"\n`, { mode: 0o755 })
    const domains = names.flatMap((name) => ['--domains', name])
    const env = { LEGO_CA_CERTIFICATES: pebble.trust, EXEC_PATH: script, EXEC_SEQUENCE_INTERVAL: '1' }
    await execute('lego', [...account, '--path', state, ...challenge, ...domains, 'run'], env, signal)
  },

  async certbot({ folder, pebble, hook, propagationSeconds }, names, signal) {
    const state = join(folder, `certbot ${names.join(' ')}`)
    const folders = ['config', 'work', 'logs'].flatMap((name) => [`--${name}-dir`, join(state, name)])
    const account = ['--server', pebble.directory, '-m', 'a@example.com', '--agree-tos', '--no-eff-email']
    const present = `${hook} present --propagation-seconds ${propagationSeconds}`
    const hooks = ['--manual-auth-hook', present, '--manual-cleanup-hook', `${hook} cleanup`]
    const challenge = ['--manual', '--preferred-challenges', 'dns', ...hooks]
    const domains = names.flatMap((name) => ['-d', name])
    const args = ['certonly', '-n', ...folders, ...account, ...challenge, ...domains]
    await execute('certbot', args, { REQUESTS_CA_BUNDLE: pebble.trust, TMPDIR: folder }, signal)
  },

  async dehydrated({ folder, pebble, hook, propagationSeconds }, names, signal) {
    const state = join(folder, `dehydrated ${names.join(' ').replaceAll('*', 'any')}`)
    await mkdir(state, { recursive: true })
    const script = join(state, 'hook.sh')
    // These lines are the hook of the guide.
    const lines = [
      'case "$1" in',
      `deploy_challenge) ${hook} present "_acme-challenge.$2" "$4" --propagation-seconds ${propagationSeconds} ;;`,
      `clean_challenge) ${hook} cleanup "_acme-challenge.$2" "$4" ;;`,
      'esac',
    ]
    writeFileSync(script, `#!/bin/sh\n${lines.join('\n')}\n`, { mode: 0o755 })
    const config = join(state, 'config')
    const authority = { CA: pebble.directory, CURL_OPTS: `--cacert ${pebble.trust}` }
    // The client's default keys of 4096 bits take seconds of processor time.
    const keys = { KEYSIZE: '2048' }
    const settings = { BASEDIR: state, ...authority, ...keys }
    const text = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`)
    writeFileSync(config, text.join(''))
    const shared = ['--cron', '--accept-terms', '--no-lock', '--challenge', 'dns-01', '--hook', script]
    const domains = ['--config', config, '--domain', names.join(' '), '--alias', 'certificate']
    await execute('dehydrated', [...shared, ...domains], { TMPDIR: folder }, signal)
  },
}

async function execute(
  name: 'certbot' | 'dehydrated' | 'lego',
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal?: AbortSignal,
): Promise<void> {
  // A client that is killed ends with its hooks: one that goes on would add or remove records beside the next client.
  const running = execa(locate(name), args, { env, detached: signal !== undefined })
  signal?.addEventListener('abort', () => process.kill(-running.pid!, 'SIGKILL'))
  await running
}
