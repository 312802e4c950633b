import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { paths } from 'jsonpath-rfc9535'
import type { JsonObject } from '../json.ts'
import { runRedocly } from '../run-redocly.ts'

/** An OpenAPI Overlay 1.0, 1.1 or 1.2: texts and values that replace others, which JSONPaths (RFC 9535) find. */
export interface Overlay extends JsonObject {
  overlay: string
  actions: Action[]
}

interface Action extends JsonObject {
  target: string
}

/**
 * Returns a copy of a description with an overlay applied by Redocly. Throws if the overlay is malformed, if an action
 * does not fit its target, or if the target of an action matches nothing, which Redocly ignores.
 */
export function applyOverlay(description: JsonObject, overlay: Overlay): JsonObject {
  const folder = mkdtempSync(join(tmpdir(), 'overlay-'))
  try {
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(description))
    writeFileSync(join(folder, 'overlay.json'), JSON.stringify(overlay))
    // Bundling ignores a misspelt property of an action; linting does not.
    runRedocly(folder, 'lint', 'overlay.json', '--extends=minimal')
    runRedocly(folder, 'bundle', 'openapi.json', '--overlay=overlay.json', '--output=result.json')
    const result = JSON.parse(readFileSync(join(folder, 'result.json'), 'utf8')) as JsonObject
    rejectUnmatched(overlay, description, result)
    return result
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Throws if a target matches nothing. It may match a node that an earlier action has added. */
function rejectUnmatched(overlay: Overlay, ...documents: readonly JsonObject[]): void {
  const unmatched = overlay.actions.flatMap(({ target }, index) =>
    documents.some((document) => paths(document, target).length > 0)
      ? []
      : [`actions[${index}] matches nothing: ${target}`],
  )
  if (unmatched.length > 0) throw new Error(unmatched.join('\n'))
}
