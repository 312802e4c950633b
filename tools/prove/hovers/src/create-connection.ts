import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** A connection to a language server, over its standard input and output. */
export interface Connection {
  request<Result>(method: string, params: object): Promise<Result>
  notify(method: string, params: object): void
  close(): Promise<void>
}

interface Message {
  readonly id?: number
  readonly method?: string
  readonly result?: unknown
  readonly error?: { readonly message: string }
}

const end = '\r\n\r\n'

/** Starts a language server. */
export function createConnection(command: string, args: readonly string[]): Connection {
  const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] })
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  let received = Buffer.alloc(0)
  let lastId = 0

  function send(message: object): void {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    server.stdin.write(`Content-Length: ${Buffer.byteLength(body)}${end}${body}`)
  }

  function receive({ id, method, result, error }: Message): void {
    // What the server asks of an editor, such as its settings, is not needed.
    if (method !== undefined && id !== undefined) send({ id, result: null })
    if (method !== undefined || id === undefined) return
    if (error) waiting.get(id)?.reject(new Error(error.message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }

  server.stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const start = received.indexOf(end)
      if (start < 0) return
      const length = Number(/Content-Length: (\d+)/i.exec(received.toString('latin1', 0, start))?.[1])
      const bodyEnd = start + end.length + length
      if (received.length < bodyEnd) return
      const body = received.toString('utf8', start + end.length, bodyEnd)
      received = received.subarray(bodyEnd)
      receive(JSON.parse(body) as Message)
    }
  })

  return {
    request<Result>(method: string, params: object): Promise<Result> {
      const id = (lastId += 1)
      const response = Promise.withResolvers<unknown>()
      waiting.set(id, response)
      send({ id, method, params })
      return response.promise as Promise<Result>
    },
    notify: (method, params) => send({ method, params }),
    async close() {
      server.stdin.end()
      server.kill()
      if (server.exitCode === null && server.signalCode === null) await once(server, 'exit')
    },
  }
}
