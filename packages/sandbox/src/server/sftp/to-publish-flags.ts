import type { ListeningSsh } from './listen-ssh.ts'

/** Returns the flags with which `hostwright publish` finds the servers of a sandbox, whose names no DNS has. */
export function toPublishFlags(url: string, { host, port, hostKey }: ListeningSsh): string {
  return `--ssh-address ${host}:${port} --web-address ${new URL(url).host} --host-key ${hostKey}`
}
