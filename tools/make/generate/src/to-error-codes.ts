import { type Description, listOperations, type Operation, resolve } from './description.ts'

/**
 * Returns the source text of the types of error codes: the status and meaning of each, and the codes that each
 * operation can return. The description names the latter in the examples of its shared responses, whose names are the
 * codes.
 */
export function toErrorCodes(description: Description): string {
  const operations = listOperations(description).map(({ operation }) => ({
    ...operation,
    codes: toCodes(description, operation),
  }))
  const statuses = new Map(operations.flatMap(({ codes }) => codes.map(({ code, status }) => [code, status])))
  const meanings = description.components.schemas['ErrorCode']?.['x-enumDescriptions'] ?? {}
  return `/**
 * A value that this version does not list, in a set that the API may extend. No value looks like this: it is there so
 * that a value that is misspelt does not compile, and that a \`switch\` needs its \`default\`. A value that you know to be
 * right is cast, as in \`'NEW' as ErrorCode\`. What the API sends comes as it is, and may be sent back.
 */
export type Unlisted = \`not listed: \${string}\`;
/** The HTTP status that each error code comes with. */
export interface ErrorCodeStatus {
${[...statuses].map(([code, status]) => `    /** ${meanings[code] ?? `HTTP ${status}.`} */\n    ${code}: ${status};\n`).join('')}}
/** The error codes that each operation can end with, by its operationId. */
export interface OperationErrorCodes {
${operations.map(toMember).join('')}}
/**
 * The error codes that some operations can end with, and \`Unlisted\` for those that a later version of the API adds. It
 * completes a \`switch\` on the code, and rejects a code that the operation does not have.
 *
 * @example if (isApiError<OperationErrorCode<'orderVps'>>(error)) switch (error.code) { case 'PRICE_MISMATCH': }
 */
export type OperationErrorCode<OperationId extends keyof OperationErrorCodes> = OperationErrorCodes[OperationId] | Unlisted;
`
}

interface Code {
  readonly code: string
  readonly status: string
}

/** Returns the error codes of an operation, each with the status of the response that documents it. */
export function toCodes(description: Description, { responses }: Operation): Code[] {
  return Object.entries(responses).flatMap(([status, part]) => {
    const { content } = resolve(description, part)
    const codes = status < '400' ? [] : Object.keys(content?.['application/json']?.examples ?? {})
    return codes.map((code) => ({ code, status }))
  })
}

function toMember({ operationId, summary, codes }: Operation & { readonly codes: readonly Code[] }): string {
  const union = codes.map(({ code }) => `"${code}"`).join(' | ')
  return `    /** ${summary}. */\n    ${operationId}: ${union || 'never'};\n`
}
