import type { SshAddress } from '@hostwright/publish'
import { usageError } from '../../errors/command-error.ts'

/** Reads the host and port of `--ssh-address`. */
export function parseSshAddress(text: string): SshAddress {
  const [, host, port] = /^\[?([^\]]+)\]?:(\d+)$/.exec(text) ?? []
  if (host !== undefined && Number(port) > 0 && Number(port) < 65_536) return { host, port: Number(port) }
  throw usageError(
    `--ssh-address is ${JSON.stringify(text)}: give a host and a port, such as 127.0.0.1:10022.`,
  )
}
