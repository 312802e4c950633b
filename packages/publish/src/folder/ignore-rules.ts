import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ignore from 'ignore'
import { whyUnpublished } from './never-published.ts'

/** The file in a folder that names what is not published, in the notation of `.gitignore`. */
export const ignoreFile = '.hostwrightignore'

/** Returns why a path is not published; `undefined` if it is. The path of a folder ends with a slash. */
export type WhyIgnored = (path: string) => string | undefined

/** Reads the rules of a folder. `include` has paths that are published in spite of every rule. */
export async function readIgnoreRules(folder: string, include: readonly string[]): Promise<WhyIgnored> {
  const text = await readFile(join(folder, ignoreFile), 'utf8').catch(() => '')
  const rules = ignore().add(text.replaceAll('\r\n', '\n').normalize('NFC'))
  return (given) => {
    const path = given.replace(/\/$/, '')
    const isIncluded = include.some((one) => one === path || one.startsWith(`${path}/`))
    if (isIncluded) return undefined
    if (rules.ignores(given)) return ignoreFile
    return whyUnpublished(path)
  }
}

/** Whether a path, or a folder above it, is ignored. */
export function isIgnoredPath(why: WhyIgnored, path: string): boolean {
  const steps = path.split('/')
  return steps.some((_, index) => {
    const part = steps.slice(0, index + 1).join('/')
    return why(index === steps.length - 1 ? part : `${part}/`) !== undefined
  })
}
