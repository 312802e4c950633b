/** A connection that broke. It looks to the caller of `fetch` like what Node's own `fetch` rejects with. */
export class ConnectionReset extends TypeError {
  constructor() {
    const cause = Object.assign(new Error('The sandbox broke the connection.'), { code: 'ECONNRESET' })
    super('fetch failed', { cause })
  }
}
