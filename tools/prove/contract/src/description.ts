import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** One documented response of an operation: a status and one of its named examples. */
export interface DocumentedResponse {
  readonly status: number
  /** The name of the example; the error code for an error, `undefined` for a response without a body. */
  readonly example: string | undefined
  /** The body of the example. */
  readonly value: unknown
}

export interface DocumentedOperation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly responses: readonly DocumentedResponse[]
}

/** The bundle, as far as it is read here. */
interface Bundle {
  readonly paths: Record<string, Record<string, Operation>>
}

interface Operation {
  readonly operationId?: string
  readonly responses: Record<string, Response | Reference>
}

interface Response {
  readonly content?: { 'application/json'?: { examples?: Record<string, Example | Reference> } }
}

interface Example {
  readonly value: unknown
}

interface Reference {
  readonly $ref: string
}

const file = createRequire(import.meta.url).resolve('@hostwright/openapi/openapi.json')
const bundle = JSON.parse(readFileSync(file, 'utf8')) as Bundle

/** Every operation of the bundled description, with every documented status and every named example of it. */
export const documentedOperations: readonly DocumentedOperation[] = Object.entries(bundle.paths).flatMap(
  ([path, item]) =>
    Object.entries(item).flatMap(([method, { operationId: id, responses }]) => {
      if (id === undefined) return [] // the parameters that the operations of a path share
      return {
        id,
        method: method.toUpperCase(),
        path,
        responses: Object.entries(responses).flatMap(toResponses),
      }
    }),
)

function toResponses([key, response]: [string, Response | Reference]): DocumentedResponse[] {
  const status = Number(key)
  const examples = follow(response).content?.['application/json']?.examples
  if (examples === undefined) return [{ status, example: undefined, value: undefined }]
  return Object.entries(examples).map(([example, node]) => ({ status, example, value: follow(node).value }))
}

function follow<Node extends object>(node: Node | Reference): Node {
  if (!('$ref' in node)) return node
  const keys = node.$ref.slice('#/'.length).split('/')
  return keys.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], bundle) as Node
}
