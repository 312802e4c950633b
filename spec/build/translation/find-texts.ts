import { isObject, type Json, type JsonObject } from '../json.ts'

export interface Text {
  /** Keys that lead to the text. */
  readonly path: readonly string[]
  readonly text: string
}

const texts = new Set(['title', 'summary', 'description', 'x-displayName', 'x-what-to-do'])

/** Keys of maps, whose own keys are chosen names and not keywords. */
const maps = new Set([
  'callbacks',
  'content',
  'encoding',
  'examples',
  'headers',
  'links',
  'parameters',
  'pathItems',
  'paths',
  'properties',
  'requestBodies',
  'responses',
  'schemas',
  'securitySchemes',
  'variables',
  '$defs',
])

/** Keywords whose content is payload, which is not translated. */
const payload = new Set(['const', 'default', 'enum', 'example', 'mapping', 'value', 'x-extensible-enum'])

/** Finds every text for people in a description, with its path. A tag without a display name is shown by its name. */
export function findTexts(description: JsonObject): Text[] {
  return [...find(description, []), ...findTagNames(description)]
}

function findTagNames({ tags }: JsonObject): Text[] {
  if (!Array.isArray(tags)) return []
  return tags.flatMap((tag, index) =>
    isObject(tag) && typeof tag['name'] === 'string' && tag['x-displayName'] === undefined
      ? [{ path: ['tags', String(index), 'x-displayName'], text: tag['name'] }]
      : [],
  )
}

function* find(value: Json, path: readonly string[]): Generator<Text> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* find(item, [...path, String(index)])
  } else if (isObject(value)) {
    for (const [key, child] of Object.entries(value)) yield* findIn(key, child, [...path, key])
  }
}

function* findIn(key: string, child: Json, path: readonly string[]): Generator<Text> {
  if (payload.has(key)) return
  if (typeof child === 'string') {
    if (texts.has(key) || isNameForPeople(path)) yield { path, text: child }
  } else if (key === 'x-enumDescriptions' && isObject(child)) {
    yield* list(child, path)
  } else if (maps.has(key) && isObject(child)) {
    for (const [name, item] of Object.entries(child)) yield* find(item, [...path, name])
  } else if (key !== 'examples') {
    yield* find(child, path)
  }
}

function* list(map: JsonObject, path: readonly string[]): Generator<Text> {
  for (const [name, text] of Object.entries(map))
    if (typeof text === 'string') yield { path: [...path, name], text }
}

/** Reports whether a name is shown and never sent: that of a group of tags, or of a permission category. */
function isNameForPeople(path: readonly string[]): boolean {
  const [parent, , last] = path.slice(-3)
  return (
    (parent === 'x-tagGroups' && last === 'name') || (path.at(-2) === 'x-permission' && last === 'category')
  )
}
