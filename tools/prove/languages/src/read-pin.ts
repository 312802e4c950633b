import { readFileSync } from 'node:fs'

/** Returns the version that a file of this workspace pins: the text that the pattern's group matches. */
export function readPin(path: string, pattern: RegExp): string {
  const version = pattern.exec(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))?.[1]
  if (version === undefined) throw new Error(`${path} pins nothing that fits ${pattern}.`)
  return version
}
