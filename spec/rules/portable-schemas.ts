import { componentAt } from './component-at.ts'
import type { Location, Rule, Schema } from './redocly.ts'

const forbidden = [
  'if',
  'then',
  'else',
  'patternProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'prefixItems',
  'not',
  'nullable',
]
const lookaroundOrBackreference = /\(\?<?[=!]|\\[1-9]|\\k</

/**
 * Schemas use only keywords that every generator of the language matrix supports; objects and enumerations have a name
 * of their own.
 */
export const portableSchemas: Rule<{ allowedConst?: string[] }> = ({ allowedConst = [] }) => ({
  Schema(schema, { location, report, key }) {
    for (const [keyword, message] of problemsOf(schema, location, allowedConst, String(key))) {
      report({ message, location: location.child(keyword).key() })
    }
  },
})

function problemsOf(
  schema: Schema,
  location: Location,
  allowedConst: string[],
  key: string,
): [string, string][] {
  const problems: [string, string][] = []
  for (const keyword of forbidden) {
    if (keyword in schema) problems.push([keyword, `${keyword} is not portable.`])
  }
  if (
    Array.isArray(schema.type) &&
    (schema.type.length !== 2 || schema.type[1] !== 'null' || schema.type[0] === 'null')
  ) {
    problems.push(['type', `A list of types must be one type and then 'null'.`])
  }
  if (schema.format === 'password' && (schema['writeOnly'] === true || schema.pattern !== undefined)) {
    problems.push([
      'format',
      'writeOnly says that it is secret; beside a pattern, format password breaks models.',
    ])
  }
  if (schema.format === 'ipv4' || schema.format === 'ipv6') {
    problems.push(['format', `Write a pattern instead of format ${schema.format}, which breaks validators.`])
  }
  if (schema.enum?.includes(null))
    problems.push(['enum', `Write oneOf with type 'null' instead of null in enum.`])
  if ('const' in schema && !(typeof schema.const === 'boolean' && allowedConst.includes(key))) {
    problems.push(['const', `const is allowed only for a boolean in ${allowedConst.join(' and ')}.`])
  }
  if (schema.pattern && lookaroundOrBackreference.test(schema.pattern)) {
    problems.push([
      'pattern',
      `Lookaround and backreferences do not exist in every regular expression engine.`,
    ])
  }
  if (componentAt(location)?.kind !== 'schemas') {
    if ([schema.type].flat().includes('object') || schema.properties) {
      problems.push(['type', `Give this object a name: move it into components/schemas.`])
    }
    if (schema.enum) problems.push(['enum', `Give this enumeration a name: move it into components/schemas.`])
  }
  return problems
}
