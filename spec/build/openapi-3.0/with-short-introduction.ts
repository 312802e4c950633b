import { isObject, type JsonObject } from '../json.ts'

/** The first paragraph of the introduction: generators of 3.0 put all of it at the head of each file they write. */
export function withShortIntroduction(description: JsonObject): JsonObject {
  const { info } = description
  if (!isObject(info) || typeof info['description'] !== 'string') return description
  const [first = ''] = info['description'].split(/\n\s*\n/)
  return { ...description, info: { ...info, description: `${first.trim()}\n` } }
}
