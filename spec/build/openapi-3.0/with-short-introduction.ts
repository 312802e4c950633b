import { isObject, type JsonObject } from '../json.ts'

/** Keeps the first paragraph of the introduction: 3.0 generators put all of it at the head of each generated file. */
export function withShortIntroduction(description: JsonObject): JsonObject {
  const { info } = description
  if (!isObject(info) || typeof info['description'] !== 'string') return description
  const [first = ''] = info['description'].split(/\n\s*\n/)
  return { ...description, info: { ...info, description: `${first.trim()}\n` } }
}
