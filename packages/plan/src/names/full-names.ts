/** Returns the full name of a database or a database user: the server id, an underscore and the suffix. */
export function toFullName(serverId: string, suffix: string): string {
  return `${serverId}_${suffix}`
}

/**
 * Returns the suffix of a database or a database user: the part of its full name after the server id and the
 * underscore.
 */
export function toSuffix(name: string): string {
  return name.slice(name.indexOf('_') + 1)
}
