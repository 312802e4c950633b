import { readFileSync } from 'node:fs'

/** The version that a file of this workspace pins: what the pattern's group matches in it. */
export function readPin(path: string, pattern: RegExp): string {
  const version = pattern.exec(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'))?.[1]
  if (version === undefined) throw new Error(`${path} pins nothing that fits ${pattern}.`)
  return version
}
