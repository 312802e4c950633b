/** Converts a name of the API, such as `dns_id`, to camel case. */
export function toCamel(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** Converts a name to a flag, such as `delete-files`. */
export function toKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}
