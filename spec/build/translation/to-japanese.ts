import type { JsonObject } from '../json.ts'
import { applyOverlay, type Overlay } from '../overlay/apply-overlay.ts'
import { readMemory } from './read-memory.ts'
import { toOverlay } from './to-overlay.ts'

const folder = new URL('../../overlays/ja/', import.meta.url)

/** Returns the overlay that translates all texts of a description into Japanese. */
export function toJapaneseOverlay(description: JsonObject): Overlay {
  return toOverlay(description, readMemory(folder), { title: '日本語版', version: '1.0.0' })
}

/** Returns the description with its texts in Japanese. */
export function toJapanese(description: JsonObject): JsonObject {
  return applyOverlay(description, toJapaneseOverlay(description))
}
