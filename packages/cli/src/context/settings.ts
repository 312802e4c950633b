/** How an account is reached, and what a command may do there. */
export interface Settings {
  /** The context they are from; `undefined` when the environment has all of them. */
  readonly context: string | undefined
  readonly baseUrl: string
  readonly apiKey: string | (() => Promise<string>)
  readonly maxTotalPrice: number | undefined
  readonly readOnly: boolean
  /** The folder of the order journal. */
  readonly journal: string
}

/** A context: the settings of an account under a name. */
export interface Context {
  readonly base_url: string
  readonly api_key?: string | undefined
  /** A command that prints the key. */
  readonly key_command?: string | undefined
  readonly max_total_price?: number | undefined
  readonly read_only?: boolean | undefined
  /** The folder of the context's order journal. */
  readonly journal?: string | undefined
}

/** All contexts, as their file has them. */
export interface Contexts {
  readonly current?: string | undefined
  readonly contexts: Readonly<Record<string, Context>>
}
