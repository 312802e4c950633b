import type { ServerState } from '@hostwright/sandbox'

/** Returns a text with the name of each VPS in place of its uuid, which nobody can tell from another. */
export function withNames(text: string, servers: readonly ServerState[]): string {
  let named = text
  for (const { service, target, name } of servers)
    if (service === 'vps' && target !== '') named = named.replaceAll(target, name)
  return named
}
