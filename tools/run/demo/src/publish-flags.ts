import type { ListeningSsh } from '@hostwright/sandbox/node'

/** Name of the source of the demo's page. What a newcomer publishes takes its place: it is of the same source. */
export const demoSource = 'demo'

/**
 * Returns the flags with which `hostwright publish` finds the servers of a sandbox, whose names no DNS has, and replaces
 * the page of the demo.
 */
export function toPublishFlags(url: string, { host, port, hostKey }: ListeningSsh): string {
  return `--ssh-address ${host}:${port} --web-address ${new URL(url).host} --host-key ${hostKey} --name ${demoSource}`
}
