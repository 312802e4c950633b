import type { ValidateFunction } from 'ajv/dist/2020.js'
import { createCompile } from '../description/compile.ts'
import type { RawBody, RawParameter, Schema } from '../description/description.ts'
import { toRequestSchema } from '../description/message-schemas.ts'
import { once } from '../description/once.ts'
// `control.openapi.yaml` as JSON: `pnpm generate` writes it.
import document from './control-description.json' with { type: 'json' }

/** Checks `{ path, query, header, body }` of a request to an operation of the control plane. Compiled at the first call. */
export type ControlCheck = () => ValidateFunction

interface ControlDescription {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawControlOperation>>>>
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>
    readonly requestBodies: Readonly<Record<string, RawBody>>
  }
}

interface RawControlOperation {
  readonly operationId: string
  readonly parameters?: readonly RawParameter[]
  readonly requestBody?: RawBody | { readonly $ref: string }
}

const { paths, components } = document as unknown as ControlDescription

/** The checks of all operations, by their names. */
export const controlChecks: () => ReadonlyMap<string, ControlCheck> = once(() => {
  const compile = createCompile(components.schemas)
  const operations = Object.values(paths).flatMap((item) => Object.values(item))
  return new Map(
    operations.map(({ operationId, parameters = [], requestBody }) => [
      operationId,
      once(() => compile(toRequestSchema(parameters, requestBody && resolveBody(requestBody)))),
    ]),
  )
})

function resolveBody(body: RawBody | { readonly $ref: string }): RawBody {
  if (!('$ref' in body)) return body
  const found = components.requestBodies[body.$ref.split('/').at(-1) ?? '']
  if (found === undefined) throw new Error(`The control plane's description has nothing at ${body.$ref}.`)
  return found
}
