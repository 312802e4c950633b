import { isObject, type Json, type JsonObject } from '../json.ts'
import type { Overlay } from '../overlay/apply-overlay.ts'
import { findTexts } from './find-texts.ts'
import type { Memory } from './read-memory.ts'
import { translateMarkdown } from './segments.ts'

/**
 * Number of keys that name the target of an action: an operation, a component or a tag, otherwise a part of the
 * document.
 */
const depths: Readonly<Record<string, number>> = {
  paths: 3,
  components: 3,
  tags: 2,
  servers: 2,
  'x-tagGroups': 2,
}

/**
 * Returns the overlay that replaces the texts of a description by translations. A text with an untranslated sentence
 * stays.
 */
export function toOverlay(description: JsonObject, memory: Memory, info: Overlay['info']): Overlay {
  const actions = new Map<string, JsonObject>()
  for (const { path, text } of findTexts(description)) {
    const translated = translateMarkdown(text, (segment) => memory.get(segment))
    if (translated === undefined) continue
    const { target, rest } = toTarget(description, path)
    const update = actions.get(target) ?? {}
    actions.set(target, update)
    put(update, rest, translated)
  }
  return { overlay: '1.0.0', info, actions: [...actions].map(([target, update]) => ({ target, update })) }
}

/**
 * Returns the target of an action, and the keys below it. The keys contain no array, because an update appends to
 * arrays.
 */
function toTarget(description: JsonObject, path: readonly string[]): { target: string; rest: string[] } {
  let depth = depths[path[0] ?? ''] ?? 1
  let node: Json | undefined = description
  const steps = path.map((key, index) => {
    if (Array.isArray(node)) {
      depth = Math.max(depth, index + 1)
      node = node[Number(key)]
      return isObject(node) && typeof node['name'] === 'string'
        ? `[?(@.name==${quote(node['name'])})]`
        : `[${key}]`
    }
    node = isObject(node) ? node[key] : undefined
    return /^[a-z]\w*$/i.test(key) ? `.${key}` : `[${quote(key)}]`
  })
  return { target: `$${steps.slice(0, depth).join('')}`, rest: path.slice(depth) }
}

function quote(text: string): string {
  return `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`
}

function put(update: JsonObject, path: readonly string[], text: string): void {
  const [key = '', ...rest] = path
  if (rest.length === 0) {
    update[key] = text
  } else {
    const child = (update[key] ??= {})
    if (isObject(child)) put(child, rest, text)
  }
}
