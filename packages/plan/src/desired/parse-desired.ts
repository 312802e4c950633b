import { checkDesired, checkIgnored } from './check-desired.ts'
import { DesiredError, type DesiredProblem, type FileProblem } from './desired-error.ts'
import { type Conflict, joinFiles } from './join-files.ts'
import { normalise } from './normalise.ts'
import { readText, type Source, toWholeError } from './read-text.ts'
import type { Desired } from '../generated/desired.ts'

/** One of several files that together describe an account. */
export interface DesiredFile {
  /** The name of the file, which errors contain. */
  readonly name: string
  /** The content of the file, in YAML or JSON. */
  readonly text: string
}

/**
 * Parses the description of a desired account: a text in YAML or JSON, an object, or several files that describe
 * different parts of the account. Domains, subdomains and names of hosting servers are returned in their normal form:
 * Punycode, lower case, no dot at the end. Makes no request, and opens no file.
 *
 * @throws {DesiredError} with the problems, each with its line and path. Contradictions are looked for only if syntax,
 *   properties and types are right: an unknown property (with a suggestion), a wrong type, a secret in plain text,
 *   records that DNS does not allow, two spellings of one name, one resource in two files, an empty value, a tag,
 *   aliases of more than 200,000 values, a text over 10 MB
 * @example const desired = parseDesired(await readFile('account.yaml', 'utf8'))
 */
export function parseDesired(input: string | object | readonly DesiredFile[]): Desired {
  const written = toSources(input)
  const problems = written.flatMap((source) => checkDesired(source.value).map(toProblem(source)))
  if (problems.length > 0) throw new DesiredError(problems)
  const sources = written.map(toNormal)
  const [first, ...others] = sources.map(({ value }) => value)
  const conflicts: Conflict[] = []
  const joined = others.reduce<Map>((one, other) => joinFiles(one, other as Map, conflicts), first as Map)
  const desired = joined as Desired
  const found = [
    ...conflicts.map(toConflict(sources)),
    ...(sources.length > 1 ? checkDesired(desired) : []).map((problem) =>
      toProblem(pick(sources, problem))(problem),
    ),
  ]
  if (found.length > 0) throw new DesiredError(found)
  const ignored = checkIgnored(desired).map((problem) => toProblem(pick(sources, problem))(problem))
  if (ignored.length > 0) throw new DesiredError(ignored)
  return desired
}

type Map = Readonly<Record<string, unknown>>

function toSources(input: string | object | readonly DesiredFile[]): Source[] {
  if (Array.isArray(input)) {
    const files = input as readonly DesiredFile[]
    if (files.length === 0) throw toWholeError('is missing: give at least one')
    if (!files.every((file: unknown) => typeof (Object(file) as Partial<DesiredFile>).text === 'string'))
      throw toWholeError('is one of several and has no text: give each as { name, text }')
    return files.map(({ name, text }) => withoutExtensions(readText(text, name)))
  }
  if (ArrayBuffer.isView(input)) throw toWholeError("is bytes: read it as text, with the encoding 'utf8'")
  if (typeof input === 'string') return [withoutExtensions(readText(input))]
  return [
    withoutExtensions({
      file: undefined,
      value: input,
      find: () => ({ line: undefined, column: undefined }),
    }),
  ]
}

/** Drops the top-level `x-` properties, which have parts for aliases. */
function withoutExtensions(source: Source): Source {
  const { value } = source
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return source
  const own = Object.entries(value).filter(([name]) => !name.startsWith('x-'))
  return { ...source, value: Object.fromEntries(own) }
}

/** Returns a source with its names in normal form, whose `find` takes a path in normal form. */
function toNormal(source: Source): Source {
  const value = normalise(source.value as Desired)
  return { ...source, value, find: (path) => source.find(toWritten(source.value, value, path)) }
}

/** Returns a path of the normal form in the spelling of the file. A map of renamed things keeps their order. */
function toWritten(written: unknown, normal: unknown, path: FileProblem['path']): FileProblem['path'] {
  let [own, other] = [written, normal].map((value) => Object(value) as Map)
  return path.map((step) => {
    const name = Object.hasOwn(own!, step)
      ? step
      : Object.keys(own!)[Object.keys(other!).indexOf(String(step))]
    ;[own, other] = [Object(own![name ?? step]) as Map, Object(other![step]) as Map]
    return name ?? step
  })
}

function toProblem({ file, find }: Source): (problem: FileProblem) => DesiredProblem {
  return ({ path, message }) => ({ path: path.join('.'), file, ...find(path), message })
}

/** Returns the source file in which a problem is. */
function pick(sources: readonly Source[], { path }: Pick<FileProblem, 'path'>): Source {
  return sources.find(({ value }) => has(value, path)) ?? sources[0]!
}

function has(value: unknown, path: FileProblem['path']): boolean {
  let part = value
  for (const step of path) part = (Object(part) as Readonly<Record<string, unknown>>)[step]
  return part !== undefined
}

function toConflict(sources: readonly Source[]): (conflict: Conflict) => DesiredProblem {
  return ({ path, problem }) => {
    const places = sources
      .filter(({ value }) => has(value, path))
      .map(({ file, find }) => `${file} line ${find(path).line}`)
      .join(' and ')
    const message =
      problem === 'twice'
        ? `is in two files, ${places}: keep one`
        : `is pruned in one file and listed in another (${places}): keep both in one file`
    return toProblem(pick(sources, { path }))({ path, message })
  }
}
