import { createCheckSet } from './create-check-set.ts'
import { type Description, listOperations, resolve, type Response } from '../description.ts'
import { toRequestSchema, toResponseSchema } from './message-schemas.ts'
import { type CheckNames, toOperationsModule } from './to-operations-module.ts'

/**
 * Returns the modules with which the sandbox checks requests and responses, and the module that describes its
 * operations.
 */
export async function toChecks(description: Description, text: string): Promise<Record<string, string>> {
  const requests = createCheckSet(description, { isThorough: true, isVerbose: true })
  const quickRequests = createCheckSet(description, { isThorough: false, isVerbose: false })
  const responses = createCheckSet(description, { isThorough: true, isVerbose: false })
  const names = new Map<string, CheckNames>()
  for (const { operation } of listOperations(description)) {
    const { operationId: id } = operation
    const request = toRequestSchema(description, operation)
    const responseNames = Object.entries(operation.responses).map(([status, part]) => {
      const response = resolve<Response>(description, part)
      return [status, responses.add(`${id}_${status}`, toResponseSchema(description, response))]
    })
    names.set(id, {
      request: requests.add(id, request),
      ...(hasList(description, request) && { quickRequest: quickRequests.add(id, request) }),
      responses: Object.fromEntries(responseNames),
    })
  }
  return {
    'operations.ts': toOperationsModule(description, text, names),
    'request-checks.js': await requests.toModule(),
    'quick-request-checks.js': await quickRequests.toModule(),
    'response-checks.js': await responses.toModule(),
  }
}

/** Returns the checks of the requests to the control plane, by operation name. */
export async function toControlChecks(description: Description): Promise<string> {
  const requests = createCheckSet(description, { isThorough: true, isVerbose: true })
  const names = listOperations(description).map(({ operation }): [string, string] => {
    const { operationId: id } = operation
    return [id, requests.add(id, toRequestSchema(description, operation))]
  })
  return requests.toModule(new Map(names))
}

function hasList(description: Description, schema: unknown, seen: Set<unknown> = new Set()): boolean {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return false
  seen.add(schema)
  if ('items' in schema) return true
  const resolved = '$ref' in schema ? resolve(description, schema) : schema
  return (
    hasList(description, resolved === schema ? undefined : resolved, seen) ||
    Object.values(schema).some((part) => hasList(description, part, seen))
  )
}
