import { stringify } from 'yaml'
import { type Description, type FoundOperation, listOperations } from './description.ts'

/** Annotations of a tool in the Model Context Protocol. */
interface Annotations {
  readonly title: string
  readonly readOnlyHint: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint: true
}

/**
 * Returns the overlay that tells generators of tools which operations only read, which erase data, and which may be
 * called again. Without it, a model sees no difference between a list and a reinstall.
 */
export function toToolHints(description: Description): string {
  const actions = listOperations(description).map((found) => ({
    target: `$.paths['${found.path}'].${found.method.toLowerCase()}`,
    update: { 'x-mcp-annotations': toAnnotations(found) },
  }))
  const overlay = { overlay: '1.0.0', info: { title: 'Annotations of tools', version: '1.0.0' }, actions }
  return `# Written by \`npx pnpm generate\`.\n${stringify(overlay, { lineWidth: 0 })}`
}

function toAnnotations({ method, operation }: FoundOperation): Annotations {
  const common = { title: operation.summary, openWorldHint: true } as const
  // The protocol defines the other hints for writes only.
  if (method === 'GET') return { ...common, readOnlyHint: true }
  return {
    ...common,
    readOnlyHint: false,
    destructiveHint: operation['x-destructive'] === true,
    idempotentHint: operation['x-retry'] === 'idempotent',
  }
}
