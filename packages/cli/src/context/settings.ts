/** The address and the API key of an account, and what a command may do there. */
export interface Settings {
  /**
   * The context that the settings come from, unless environment variables replace them; `undefined` without a context.
   */
  readonly context: string | undefined
  readonly baseUrl: string
  readonly apiKey: string | (() => Promise<string>)
  readonly maxTotalPrice: number | undefined
  readonly readOnly: boolean
  /** The folder of the order journal. */
  readonly journal: string
}

/** A context: the settings of one account, stored under a name. */
export interface Context {
  readonly base_url: string
  readonly api_key?: string | undefined
  /** A shell command that prints the API key, for a key in a vault. */
  readonly key_command?: string | undefined
  readonly max_total_price?: number | undefined
  readonly read_only?: boolean | undefined
  /** The folder of the context's order journal. */
  readonly journal?: string | undefined
}

/** All contexts, as the contexts file stores them. */
export interface Contexts {
  readonly current?: string | undefined
  readonly contexts: Readonly<Record<string, Context>>
}
