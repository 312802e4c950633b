/** A name of the API, such as `dns_id`, as a flag is called in the code. */
export function toCamel(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** A name as it is typed, such as `delete-files`. */
export function toKebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}
