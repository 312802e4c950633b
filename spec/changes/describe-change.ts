import { parsePointer } from '../build/json-pointer.ts'
import type { Change } from './redocly-diff.ts'

/** Keywords that address people. A change of one of them does not change the API. */
const wording =
  /^(title|summary|description|examples?|tags|contact|license|externalDocs|x-(provenance|enumDescriptions|tagGroups))$/

/** Reports whether only the explanation of the API changed. A change of an open set of values is not wording. */
export function isWording({ impact, typeName, property }: Change): boolean {
  if (impact === 'major' || property === 'x-extensible-enum') return false
  return /^Examples?(Map)?$/.test(typeName) || (property !== undefined && wording.test(property))
}

/** Describes a change in one line: its place, then the change. */
export function describeChange(change: Change): string {
  const { kind, property, verdicts } = change
  const place = placeOf(change)
  const where = property && property !== 'key' ? `${place}, ${property}` : place
  if (verdicts.length > 0) return `${where}: ${verdicts.map(({ message }) => message).join(' ')}`
  if (kind !== 'modified') return `${where}: ${kind}`
  return `${where}: ${show(change.base?.value)} became ${show(change.revision?.value)}`
}

function placeOf({ base, revision, property }: Change): string {
  const pointer = revision?.pointer ?? base?.pointer ?? '#'
  const keys = parsePointer(pointer)
  if (keys.at(-1) === property) keys.pop()
  return (keys[0] === 'components' ? keys.slice(1) : keys).join(' > ')
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
