import { statusOfCode } from '../rules/error-codes.ts'
import { isObject, type JsonObject } from './json.ts'

const head = '| Status | Code | Meaning | What to do |\n| --- | --- | --- | --- |\n'

/**
 * Copies a bundled description so that the table of errors in its introduction has a row for each error code, from the
 * summary and the description of the example that is named after the code.
 */
export function withErrorTable(
  description: JsonObject,
  statuses: ReadonlyMap<string, string> = statusOfCode,
): JsonObject {
  const { info, components } = description
  const text = isObject(info) ? info['description'] : undefined
  const examples = isObject(components) ? components['examples'] : undefined
  if (!isObject(info) || typeof text !== 'string' || !text.includes(head))
    throw new Error(`The introduction of the description lacks the head of the table of errors:\n${head}`)
  const rows = [...statuses].map(([code, status]) => {
    const example = isObject(examples) ? examples[code] : undefined
    const { summary, description: action } = isObject(example) ? example : {}
    if (typeof summary !== 'string' || typeof action !== 'string')
      throw new Error(`components/examples/${code}.yaml must have a summary, a description, and a response.`)
    return `| ${status} | \`${code}\` | ${summary} | ${action} |\n`
  })
  return { ...description, info: { ...info, description: text.replace(head, () => head + rows.join('')) } }
}
