import { join } from 'node:path'
import type { ShownHostKey, SiteOptions } from '@hostwright/publish'
import { configFolder } from '../../context/contexts-file.ts'
import type { System } from '../../system/system.ts'
import { confirm } from '../../terminal/confirm.ts'

/** Keys of hosts from the command line. */
export interface HostTrustFlags {
  readonly hostKey?: readonly string[] | undefined
  /** Whether a key that the user accepts is not remembered. */
  readonly isDryRun: boolean
}

/**
 * Returns the host keys that a publish accepts: those of `--host-key` or `HOSTWRIGHT_HOST_KEY`, otherwise those that
 * are known on this machine. At a terminal, the user is asked at the first contact.
 */
export async function readHostTrust(
  system: System,
  { hostKey = [], isDryRun }: HostTrustFlags,
): Promise<Pick<SiteOptions, 'hostKey' | 'knownHosts' | 'onFirstContact'>> {
  const given = hostKey.length > 0 ? hostKey : (system.env['HOSTWRIGHT_HOST_KEY'] ?? '').split(/[\s,]+/)
  const knownHosts = await readKnownHosts(system)
  const hasTerminal = system.stdin.isTerminal && system.stderr.isTerminal
  return {
    hostKey: given.filter((key) => key !== ''),
    knownHosts,
    onFirstContact: hasTerminal ? (shown) => meet(system, shown, isDryRun) : undefined,
  }
}

/** Reads the files of OpenSSH, and the one in which this command remembers keys. */
export async function readKnownHosts(system: System): Promise<string> {
  const { env, files, home, platform } = system
  const ofMachine =
    platform === 'win32'
      ? join(env['PROGRAMDATA'] ?? 'C:\\ProgramData', 'ssh', 'ssh_known_hosts')
      : '/etc/ssh/ssh_known_hosts'
  const paths = [join(home, '.ssh', 'known_hosts'), ofMachine, ownPath(system)]
  const texts = await Promise.all(paths.map((path) => files.read(path)))
  return texts.map((text) => `${text ?? ''}\n`).join('')
}

async function meet(
  system: System,
  { host, port, type, fingerprint, line }: ShownHostKey,
  isDryRun: boolean,
): Promise<boolean> {
  await confirm(
    system,
    `${host}:${port} is not known here. It shows the host key ${fingerprint} (${type}). Is this the key in your control panel?`,
    false,
  )
  if (isDryRun) return true
  const path = ownPath(system)
  await system.files.write(path, `${(await system.files.read(path)) ?? ''}${line}\n`)
  return true
}

/** The keys that users accept go to a file of our own: other programs own those of OpenSSH. */
function ownPath(system: System): string {
  return join(configFolder(system), 'known_hosts')
}
