/** A client that is measured. */
export interface MeasuredClient {
  readonly name: string
  /** What its user imports. */
  readonly packages: readonly string[]
  /** A program that makes a call with it; its `create` takes the address. */
  readonly program: URL
}

/** The module of a program. */
export interface Program {
  create(baseUrl: string): () => Promise<unknown>
}

const client = (name: string, ...packages: string[]): MeasuredClient => ({
  name,
  packages,
  program: new URL(`programs/${name}.ts`, import.meta.url),
})

export const commonClient: MeasuredClient = client('hostwright-common', '@hostwright/common')
export const fullClient: MeasuredClient = client('hostwright', '@hostwright/common', '@hostwright/vps')

/** Our client, and those beside which it is held. */
export const measuredClients: readonly MeasuredClient[] = [
  fullClient,
  client('openapi-fetch', 'openapi-fetch'),
  client('stripe', 'stripe'),
  client('openai', 'openai'),
  client('cloudflare', 'cloudflare'),
  client('octokit', 'octokit'),
]
