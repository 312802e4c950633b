/** The error of a broken connection. A caller of `fetch` gets it in the form of the error of Node's own `fetch`. */
export class ConnectionReset extends TypeError {
  constructor() {
    const cause = Object.assign(new Error('The sandbox broke the connection.'), { code: 'ECONNRESET' })
    super('fetch failed', { cause })
  }
}
