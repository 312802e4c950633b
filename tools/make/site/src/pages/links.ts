import type { DescribedOperation } from '../reference/list-operations.ts'
import type { Method } from '../methods/find-methods.ts'

/** Where things are that pages refer to by name. */
export interface Links {
  /** `GET /v1/me` as code: where the reference shows it; `undefined` when it is no operation. */
  readonly findOperation: (text: string) => string | undefined
  /** The address behind `operation:getApiKey` and `sdk:client.me`; an unknown name throws. */
  readonly resolve: (address: string) => string | undefined
}

type LinkedOperation = Pick<DescribedOperation, 'operationId' | 'method' | 'path' | 'link'>

export function createLinks(operations: readonly LinkedOperation[], methods: readonly Method[]): Links {
  const byLine = new Map(operations.map(({ method, path, link }) => [`${method} ${path}`, link]))
  const byName = new Map<string, string>([
    ...operations.map(({ operationId, link }) => [`operation:${operationId}`, link] as const),
    ...methods.map(({ name, link }) => [`sdk:${name}`, link] as const),
  ])
  return {
    findOperation: (text) => byLine.get(text),
    resolve(address) {
      if (!/^(?:operation|sdk):/.test(address)) return undefined
      const link = byName.get(address)
      if (link === undefined) throw new Error(`A page links to ${address}, which does not exist.`)
      return link
    },
  }
}
