import type { Method } from '../methods/find-methods.ts'

/** Addresses of the operations, types and methods that pages refer to by name. */
export interface Links {
  /** Returns the reference address of an operation such as `GET /v1/me`; `undefined` if the text names no operation. */
  readonly findOperation: (text: string) => string | undefined
  /** Returns the address of an SDK type's description, preferably on the page itself. */
  readonly findType: (name: string, page: string) => string | undefined
  /** Returns the address behind `operation:getApiKey` and `sdk:client.me`. Throws for an unknown name. */
  readonly resolve: (address: string) => string | undefined
}

interface LinkedOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly link: string
}

interface NamedType {
  readonly name: string
  readonly link: string
}

export function createLinks(
  operations: readonly LinkedOperation[],
  methods: readonly Method[],
  types: readonly NamedType[] = [],
): Links {
  const byLine = new Map(operations.map(({ method, path, link }) => [`${method} ${path}`, link]))
  const byName = new Map<string, string>([
    ...operations.map(({ operationId, link }) => [`operation:${operationId}`, link] as const),
    ...methods.map(({ name, link }) => [`sdk:${name}`, link] as const),
  ])
  const byType = Map.groupBy(types, ({ name }) => name)
  return {
    findType(name, page) {
      const known = byType.get(name) ?? []
      return (known.find(({ link }) => link.startsWith(`${page}#`)) ?? known[0])?.link
    },
    findOperation: (text) => byLine.get(text),
    resolve(address) {
      if (!/^(?:operation|sdk):/.test(address)) return undefined
      const link = byName.get(address)
      if (link === undefined) throw new Error(`A page links to ${address}, which does not exist.`)
      return link
    },
  }
}
