import { type Description, generatedHeader, listOperations } from './description.ts'
import { toCodes } from './to-error-codes.ts'

/**
 * Returns the source text of the responses that prove an order was not executed, from `x-certain-rejections`. The
 * status of a code is that of the response whose examples have it.
 */
export function toCertainRejections(description: Description): string {
  const orders = listOperations(description).flatMap(({ method, path, operation }) => {
    const { 'x-certain-rejections': rejections } = operation
    if (!rejections) return []
    const name = `${method} ${path}`
    return { name, lines: Object.entries(rejections).map(toLine(name, toCodes(description, operation))) }
  })
  const members = orders
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, lines }) => `  '${name}': {\n${lines.toSorted().join('')}  },\n`)
  return `${generatedHeader}
/**
 * Responses that prove that an order was not executed, by status and error code. They count only with the API's error
 * body: \`always\`; \`given-name\` only if the caller chose the identifier; \`new-key\` only for the first request with
 * its Idempotency-Key. After any other failure, the outcome of the order is unknown.
 */
export const certainRejections: Readonly<
  Record<string, Readonly<Record<string, 'always' | 'given-name' | 'new-key'>>>
> = {
${members.join('')}}
`
}

function toLine(operation: string, codes: ReturnType<typeof toCodes>) {
  return ([code, condition]: readonly [string, string]): string => {
    const documented = codes.find((each) => each.code === code)
    if (!documented) throw new Error(`No response of ${operation} documents ${code}`)
    return `    '${documented.status} ${code}': '${condition}',\n`
  }
}
