/** A client to measure. */
export interface MeasuredClient {
  readonly name: string
  /** Packages that a user of the client imports. */
  readonly packages: readonly string[]
  /** Module that makes a call with the client. */
  readonly program: URL
}

/** Module of a program; `create` takes the server's address and returns the call. */
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
export const openapiFetchClient: MeasuredClient = client('openapi-fetch', 'openapi-fetch')

/** Our client, and the clients that it is compared with. */
export const measuredClients: readonly MeasuredClient[] = [
  fullClient,
  openapiFetchClient,
  client('stripe', 'stripe'),
  client('openai', 'openai'),
  client('cloudflare', 'cloudflare'),
  client('octokit', 'octokit'),
]
