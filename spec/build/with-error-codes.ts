import { statusOfCode } from '../rules/error-codes.ts'
import { isObject, type JsonObject } from './json.ts'

const head = '| Status | Code | Meaning | What to do |\n| --- | --- | --- | --- |\n'

/**
 * Copies a bundled description so that the schema `ErrorCode` has each error code with its meaning and its source, and
 * the table of errors in the introduction a row for it, both from the example that is named after the code.
 */
export function withErrorCodes(
  description: JsonObject,
  statuses: ReadonlyMap<string, string> = statusOfCode,
): JsonObject {
  const { info, components } = description
  const text = isObject(info) ? info['description'] : undefined
  const { examples, schemas } = isObject(components) ? components : {}
  const schema = isObject(schemas) ? schemas['ErrorCode'] : undefined
  if (!isObject(info) || typeof text !== 'string' || !text.includes(head))
    throw new Error(`The introduction of the description lacks the head of the table of errors:\n${head}`)
  if (!isObject(components) || !isObject(schemas) || !isObject(schema))
    throw new Error('The description lacks the schema ErrorCode.')
  const codes = [...statuses].map(([code, status]) => {
    const example = isObject(examples) ? examples[code] : undefined
    const {
      description: meaning,
      'x-what-to-do': action,
      'x-provenance': source,
    } = isObject(example) ? example : {}
    if (typeof meaning !== 'string' || typeof action !== 'string')
      throw new Error(
        `${code} of components/errors.yaml must have a description, x-what-to-do, and a response.`,
      )
    return { code, status, meaning, action, source }
  })
  const rows = codes.map(
    ({ code, status, meaning, action }) => `| ${status} | \`${code}\` | ${meaning} | ${action} |\n`,
  )
  const withCodes: JsonObject = {
    ...schema,
    'x-extensible-enum': codes.map(({ code }) => code),
    'x-enumProvenance': Object.fromEntries(
      codes.flatMap(({ code, source }) => (source === undefined ? [] : [[code, source]])),
    ),
    'x-enumDescriptions': Object.fromEntries(
      codes.map(({ code, status, meaning }) => [code, `HTTP ${status}. ${meaning}`]),
    ),
  }
  return {
    ...description,
    info: { ...info, description: text.replace(head, () => head + rows.join('')) },
    components: { ...components, schemas: { ...schemas, ErrorCode: withCodes } },
  }
}
