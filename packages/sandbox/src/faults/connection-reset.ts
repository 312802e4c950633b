/** A broken connection. For the caller of `fetch`, it looks like the error of Node's own `fetch`. */
export class ConnectionReset extends TypeError {
  constructor() {
    const cause = Object.assign(new Error('The sandbox broke the connection.'), { code: 'ECONNRESET' })
    super('fetch failed', { cause })
  }
}
