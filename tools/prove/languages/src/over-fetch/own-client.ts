/** What came of a call, the same for each client. */
export interface Outcome {
  readonly status: number
  /** The body of a success, or the API's error; nothing for an empty response. */
  readonly body: Body | undefined
}

/** What the test looks at of a body. */
export interface Body {
  readonly servers?: readonly { readonly uuid: string }[]
  readonly records?: readonly unknown[]
  readonly id?: unknown
}

/** The same six calls through any client. */
export interface OwnClient {
  listServers(): Promise<Outcome>
  getServer(uuid: string): Promise<Outcome>
  stopServer(uuid: string): Promise<Outcome>
  createRecord(servername: string, body: NewRecord): Promise<Outcome>
  listRecords(servername: string, domain: string): Promise<Outcome>
  order(body: object): Promise<Outcome>
}

/** A DNS record to be. */
export interface NewRecord {
  readonly domain: string
  readonly host: string
  readonly type: 'A'
  readonly content: string
}
