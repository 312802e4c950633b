import { isObject, type Json, type JsonObject } from '../build/json.ts'
import { toPointerKey } from '../build/json-pointer.ts'
import type { Change } from './redocly-diff.ts'

/**
 * Lists changes of `x-extensible-enum`, which Redocly ignores. They break nothing, since clients have to expect unknown
 * values anyway, but users want to know of them.
 */
export function compareOpenValues(base: JsonObject, revision: JsonObject): Change[] {
  const before = findOpenSets(base)
  const changes: Change[] = []
  for (const [pointer, values] of findOpenSets(revision)) {
    const known = before.get(pointer)
    if (!known) continue
    const messages = [
      ...say('Values became known', values, known),
      ...say('Values are known no longer', known, values),
    ]
    if (messages.length === 0) continue
    changes.push({
      kind: 'modified',
      impact: 'minor',
      typeName: 'Schema',
      property: 'x-extensible-enum',
      verdicts: messages.map((message) => ({ message })),
      base: { pointer },
      revision: { pointer },
    })
  }
  return changes
}

function say(what: string, values: Json[], without: Json[]): string[] {
  const names = values
    .filter((value) => !without.includes(value))
    .map((value) => `\`${JSON.stringify(value)}\``)
  return names.length > 0 ? [`${what}: ${names.join(', ')}.`] : []
}

function findOpenSets(description: JsonObject): Map<string, Json[]> {
  const found = new Map<string, Json[]>()
  const walk = (node: Json | undefined, pointer: string): void => {
    if (Array.isArray(node)) node.forEach((item, index) => walk(item, `${pointer}/${index}`))
    if (!isObject(node)) return
    const values = node['x-extensible-enum']
    if (Array.isArray(values)) found.set(pointer, values)
    for (const [key, value] of Object.entries(node)) {
      walk(value, `${pointer}/${toPointerKey(key)}`)
    }
  }
  walk(description, '#')
  return found
}
