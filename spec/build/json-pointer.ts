/** Escapes a key for a JSON pointer. */
export function toPointerKey(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1')
}

/** Returns the keys of a JSON pointer, such as a `$ref`. */
export function parsePointer(pointer: string): string[] {
  return pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
}
