import { usageError } from '../../errors/command-error.ts'
import { groups } from '../../operations/generated/groups.ts'
import type { Operation } from '../../operations/operation.ts'
import { tellNames } from './read-fields.ts'

/** An operation, and the parameters in the path and query of an address. */
export interface Addressed {
  readonly operation: Operation
  readonly path: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string | readonly string[]>>
}

/**
 * Finds the operation of a method and an address such as `/v1/logs?limit=5`. Rejects an operation, and a query
 * parameter, that the description does not contain.
 */
export async function findOperation(method: string, address: string): Promise<Addressed> {
  const [path = '', search = ''] = address.split('?', 2)
  const all = (await Promise.all(Object.values(groups).map(({ load }) => load()))).flatMap(
    ({ operations }) => operations,
  )
  const found = all
    .flatMap((operation) => {
      const values = matchPath(operation.path, path)
      return values ? [{ operation, path: values }] : []
    })
    .toSorted((a, b) => Object.keys(a.path).length - Object.keys(b.path).length)
  const addressed = found.find(({ operation }) => operation.method === method.toUpperCase())
  if (addressed) return { ...addressed, query: await readQuery(addressed.operation, search) }
  const methods = found.map(({ operation }) => operation.method)
  throw usageError(
    methods.length > 0
      ? `${path} has no ${method}: it has ${[...new Set(methods)].toSorted().join(', ')}.`
      : `The API has no ${path}: give a path such as /v1/vps/servers.`,
    'hostwright api --help',
  )
}

/** Returns the values of the parameters in a path; `undefined` if the path does not match the template. */
function matchPath(template: string, path: string): Readonly<Record<string, string>> | undefined {
  const parts = path.split('/')
  const names = template.split('/')
  if (parts.length !== names.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, name] of names.entries()) {
    const part = parts[index]!
    if (!name.startsWith('{')) {
      if (name !== part) return undefined
    } else if (part === '') return undefined
    else values[name.slice(1, -1)] = decode(part)
  }
  return values
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw usageError(`${part} in the path has an invalid percent encoding.`)
  }
}

async function readQuery(operation: Operation, search: string): Promise<Addressed['query']> {
  const query: Record<string, string | string[]> = {}
  const given = new URLSearchParams(search)
  const known = operation.query.map(({ name }) => name)
  const unknown = [...given.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) {
    const { suggestName } = await import('../../errors/suggest-name.ts')
    const hint = suggestName(unknown, known)
    throw usageError(`The query has ${unknown}, which is not known.${hint} ${tellNames(operation.query)}`)
  }
  for (const name of new Set(given.keys())) {
    const values = given.getAll(name)
    query[name] = values.length === 1 ? values[0]! : values
  }
  return query
}
