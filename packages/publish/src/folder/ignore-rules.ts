import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ignore from 'ignore'
import { PublishError } from '../errors/publish-error.ts'
import { decodeText } from './decode-text.ts'
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

/**
 * Rejects lines that other tools take and this notation does not: `drafts\\`, in which the backslash says that the
 * character behind it is meant as it is, `./drafts`, `"drafts"`, `drafts # old`, blanks before the pattern, the choices
 * of shells such as `*.{psd,ai}` and `!(index.html)`, and paths from elsewhere such as `~/drafts` and `C:/drafts`.
 */
function rejectIdle(lines: readonly string[]): void {
  const wrong = lines.find((line) => !line.startsWith('#') && idle.test(line.replaceAll(escaped, '')))
  if (wrong === undefined) return
  throw new PublishError(
    'folder',
    `${ignoreFile} has the line ${wrong}, which leaves nothing out: write the path alone, such as drafts/.`,
    { paths: [ignoreFile] },
  )
}

/** Characters that need a backslash to be meant as they are. */
const escaped = /\\[#! [\]?\\-]/g
/** A line that names nothing, or a file of an unusual name. */
const idle =
  /\\|^!?\.\.?\/|^[ \t]+\S|[ \t]#|\t$|^(["']).*\1$|\{[^}]*,[^}]*\}|^!\(|[@+?*]\([^)]*\||^(?:~|[a-z]:)\//i
