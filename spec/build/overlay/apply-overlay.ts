import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundle, createConfig, lint, type NormalizedProblem } from '@redocly/openapi-core'
import { paths } from 'jsonpath-rfc9535'
import type { JsonObject } from '../json.ts'

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
export async function applyOverlay(description: JsonObject, overlay: Overlay): Promise<JsonObject> {
  const folder = mkdtempSync(join(tmpdir(), 'overlay-'))
  try {
    const [source, changes] = [join(folder, 'openapi.json'), join(folder, 'overlay.json')]
    writeFileSync(source, JSON.stringify(description))
    writeFileSync(changes, JSON.stringify(overlay))
    const config = await createConfig({ extends: ['minimal'] })
    // Bundling ignores a misspelt property of an action; linting does not.
    rejectProblems(await lint({ ref: changes, config }))
    const bundled = await bundle({ ref: source, config, overlays: [changes] })
    rejectProblems(bundled.problems)
    const result = bundled.bundle.parsed as JsonObject
    rejectUnmatched(overlay, description, result)
    return result
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function rejectProblems(problems: readonly NormalizedProblem[]): void {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const lines = errors.map(({ message, location }) => `${location[0]?.pointer ?? '#/'}: ${message}`)
  if (lines.length > 0) throw new Error(lines.join('\n'))
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
