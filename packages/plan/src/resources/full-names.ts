/** Returns the full name of a database or a database user. */
export function toFullName(serverId: string, suffix: string): string {
  return `${serverId}_${suffix}`
}

/** Returns the part after the server id in the full name of a database or a database user. */
export function toSuffix(name: string): string {
  return name.slice(name.indexOf('_') + 1)
}
