import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ignore from 'ignore'
import { PublishError } from '../errors/publish-error.ts'
import { decodeText } from './decode-text.ts'
import { isIdle } from './is-idle.ts'
import { whyUnpublished } from './never-published.ts'

/** The file in a folder that names what is not published, in the notation of `.gitignore`. */
export const ignoreFile = '.hostwrightignore'

/** Returns why a path is not published; `undefined` if it is. The path of a folder ends with a slash. */
export type WhyIgnored = (path: string) => string | undefined

/**
 * Reads the rules of a folder. `include` has paths that are published in spite of every rule. Rejects rules that cannot
 * be read, and those with a line that leaves nothing out: what it names would be published.
 */
export async function readIgnoreRules(folder: string, include: readonly string[]): Promise<WhyIgnored> {
  const lines = (await readRules(join(folder, ignoreFile))).split(/\r?\n/)
  rejectIdle(lines)
  const rules = ignore().add(lines.join('\n').normalize('NFC'))
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

async function readRules(file: string): Promise<string> {
  try {
    return decodeText(await readFile(file), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}

/** Rejects rules with a line that leaves nothing out. */
function rejectIdle(lines: readonly string[]): void {
  const wrong = lines.find((line) => !line.startsWith('#') && isIdle(line))
  if (wrong === undefined) return
  throw new PublishError(
    'folder',
    `${ignoreFile} has the line ${wrong}, which leaves nothing out: write the path alone, such as drafts/.`,
    { paths: [ignoreFile] },
  )
}
