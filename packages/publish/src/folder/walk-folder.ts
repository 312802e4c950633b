import { readdir, realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { PublishError } from '../errors/publish-error.ts'
import { inFlight } from '../concurrency/in-flight.ts'
import { isBelow } from './is-below.ts'
import { ignoreFile, isIgnoredPath, readIgnoreRules, type WhyIgnored } from './ignore-rules.ts'
import type { LocalFile, LocalFolder } from './local-file.ts'
import { readLocalFile } from './read-local-file.ts'
import { rejectUnreachable } from './unreachable-name.ts'

/** Options of `walkFolder`. */
export interface WalkOptions {
  /** Paths that are published in spite of the rules and of what they contain. */
  readonly include?: readonly string[] | undefined
}

/** How many files of this machine are read at the same time. */
const readInFlight = { window: 8, most: 8 } as const

/** The files that a walk finds, and those that it leaves out. */
interface Walk {
  readonly top: string
  readonly why: WhyIgnored
  readonly found: { path: string; source: string }[]
  readonly left: { path: string; why: string }[]
}

/**
 * Reads the files of a folder that are published. Rejects with a `PublishError` if the folder is missing or looks like
 * a project, if a link leads out of it, if it contains a device, pipe or socket, or if a file contains a secret.
 */
export async function walkFolder(folder: string, { include = [] }: WalkOptions = {}): Promise<LocalFolder> {
  const top = await realpath(folder).catch((cause: unknown) => {
    throw new PublishError('folder', `There is no folder ${folder}: give the one to publish.`, { cause })
  })
  if (!(await stat(top)).isDirectory())
    throw new PublishError('folder', `${folder} is a file: give the folder that contains it.`)
  await rejectProject(top, folder)
  const why = await readIgnoreRules(top, include)
  const walk: Walk = { top, why, found: [], left: [] }
  await visit(walk, '')
  rejectUnreachable(walk.found.map(({ path }) => path))
  const files: LocalFile[] = []
  await inFlight([...walk.found.entries()], readInFlight, async ([index, { path, source }]) => {
    files[index] = await readLocalFile(source, path, include.includes(path))
  })
  return {
    files,
    left: walk.left,
    isIgnored: (path) => isIgnoredPath(why, path),
  }
}

const ofProjects = ['.git', 'package.json', 'node_modules'] as const

async function rejectProject(top: string, folder: string): Promise<void> {
  const names = new Set(await readdir(top))
  const found = ofProjects.find((name) => names.has(name))
  if (found === undefined) return
  throw new PublishError(
    'folder',
    `${folder} contains ${found}, so it is a project and not a built site: publish its output folder, such as ${join(folder, 'dist')}.`,
    { paths: [found] },
  )
}

async function visit(walk: Walk, folder: string): Promise<void> {
  const entries = await readdir(join(walk.top, folder), { withFileTypes: true })
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const { name } = entry
    const source = join(walk.top, folder, name)
    const path = `${folder}${name}`.split(sep).join('/').normalize('NFC')
    const target = entry.isSymbolicLink() ? await followInside(walk.top, source, path) : entry
    rejectUnreadRules(name, path)
    const why = walk.why(target.isDirectory() ? `${path}/` : path)
    if (why !== undefined) walk.left.push({ path, why })
    else if (target.isDirectory()) await visit(walk, `${folder}${name}/`)
    else if (target.isFile()) walk.found.push({ path, source })
    else
      throw new PublishError('folder', `${path} is not a file: remove it, or ignore it.`, { paths: [path] })
  }
}

/**
 * Rejects rules that are not read, such as those of a folder below, as a `.gitignore` there would be, and those that an
 * editor has saved as `.hostwrightignore.txt`: what they name would be published.
 */
function rejectUnreadRules(name: string, path: string): void {
  if (path === ignoreFile || !/^\.hostwrightignore(?:\.txt)?$/i.test(name)) return
  throw new PublishError(
    'folder',
    `${path} is not read: write its rules into ${ignoreFile} of the folder that is published.`,
    { paths: [path] },
  )
}

/** Returns what a link leads to. Rejects one that leads out of the folder, to nothing, or to a folder above itself. */
async function followInside(
  top: string,
  source: string,
  path: string,
): Promise<Awaited<ReturnType<typeof stat>>> {
  const target = await realpath(source).catch(() => undefined)
  if (target !== undefined && isBelow(top, target) && !isBelow(target, source)) return stat(source)
  const problem = `The link ${path} leads nowhere, or out of the folder: replace it by a file, or ignore it.`
  throw new PublishError('folder', problem, { paths: [path] })
}
