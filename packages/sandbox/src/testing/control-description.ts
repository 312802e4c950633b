import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { parse } from 'yaml'

/** One operation of the control plane, from its description. */
export interface ControlOperation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  /** Returns the problems of a response as text; empty if it is valid. */
  check(status: number, body: unknown): string
}

interface Part {
  readonly $ref?: string
  readonly content?: { readonly 'application/json': { readonly schema: Part } }
}

interface RawOperation {
  readonly operationId: string
  readonly responses: Readonly<Record<string, Part>>
}

const document = parse(readFileSync(new URL('../../control.openapi.yaml', import.meta.url), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>
}

function resolve(part: Part | undefined): Part | undefined {
  if (part?.$ref === undefined) return part
  const steps = part.$ref.split('/').slice(1)
  return steps.reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], document) as Part
}

function toAbsolute(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"control#/')) as object
}

/** Reads `control.openapi.yaml`. */
export function readControlDescription(): ControlOperation[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'control')
  return Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, { operationId, responses }]) => ({
      operationId,
      method: method.toUpperCase(),
      path,
      check(status, body) {
        const response = resolve(responses[String(status)] ?? (status >= 400 ? responses['4XX'] : undefined))
        if (response === undefined) return `status ${status} is not described`
        const schema = response.content?.['application/json'].schema
        if (schema === undefined) return body === undefined ? '' : 'there is a body'
        const validate = ajv.compile(toAbsolute(schema))
        return validate(body) ? '' : ajv.errorsText(validate.errors)
      },
    })),
  )
}
