import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One documented answer of an operation: a status and one of its named examples. */
export interface DocumentedAnswer {
  readonly status: number
  /** The name of the example; the error code for an error, `undefined` for an answer without a body. */
  readonly example: string | undefined
  /** The body of the example. */
  readonly value: unknown
}

export interface DocumentedOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly answers: readonly DocumentedAnswer[]
}

type Node = { readonly $ref?: string; readonly [key: string]: any } // the bundle is plain JSON

const file = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
const bundle = JSON.parse(readFileSync(file, 'utf8')) as Node

/** Every operation of the bundled description, with every documented status and every named example of it. */
export const documentedOperations: readonly DocumentedOperation[] = Object.entries<Node>(
  bundle['paths'],
).flatMap(([path, item]) =>
  Object.entries<Node>(item)
    .filter(([, operation]) => operation['operationId'] !== undefined)
    .map(([method, operation]) => ({
      id: operation['operationId'] as string,
      method: method.toUpperCase(),
      path,
      answers: Object.entries<Node>(operation['responses']).flatMap(toAnswers),
    })),
)

function toAnswers([status, response]: [string, Node]): DocumentedAnswer[] {
  const examples = follow(response)['content']?.['application/json']?.examples as
    | Record<string, Node>
    | undefined
  if (examples === undefined) return [{ status: Number(status), example: undefined, value: undefined }]
  return Object.entries(examples).map(([example, node]) => ({
    status: Number(status),
    example,
    value: follow(node)['value'],
  }))
}

function follow(node: Node): Node {
  if (node.$ref === undefined) return node
  return node.$ref
    .slice(2)
    .split('/')
    .reduce((inner, key) => inner[key] as Node, bundle)
}
