import { stringify } from 'yaml'

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly 'x-retry'?: string
  readonly 'x-destructive'?: boolean
}

/** What a tool of the Model Context Protocol tells of itself. */
interface Annotations {
  readonly title: string
  readonly readOnlyHint: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint: true
}

const methods = new Set(['get', 'post', 'put', 'delete'])

/**
 * The overlay that annotates each operation for generators of tools: which only read, which erase data, and which may
 * be called again. Without it, a model sees no difference between a list and a reinstall.
 */
export function toToolHints(text: string): string {
  const { paths } = JSON.parse(text) as {
    paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  const actions = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.has(method))
      .map(([method, operation]) => ({
        target: `$.paths['${path}'].${method}`,
        update: { 'x-mcp-annotations': toAnnotations(method, operation) },
      })),
  )
  const overlay = { overlay: '1.0.0', info: { title: 'Annotations of tools', version: '1.0.0' }, actions }
  return `# Written by \`npx pnpm generate\`.\n${stringify(overlay, { lineWidth: 0 })}`
}

function toAnnotations(method: string, operation: Operation): Annotations {
  const common = { title: operation.summary, openWorldHint: true } as const
  // The other hints have a meaning for writes only.
  if (method === 'get') return { ...common, readOnlyHint: true }
  return {
    ...common,
    readOnlyHint: false,
    destructiveHint: operation['x-destructive'] === true,
    idempotentHint: operation['x-retry'] === 'idempotent',
  }
}
