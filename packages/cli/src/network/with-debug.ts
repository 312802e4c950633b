import { createRedactor, type Fetch } from '@hostwright/common'

const longestBody = 4_000

/** Wraps a `fetch` so that each request and response is written, with secrets removed as in the errors of the SDK. */
export function withDebug(fetch: Fetch, write: (line: string) => void): Fetch {
  const send: Fetch = async (request) => {
    const { method, url } = request
    const body = await request.clone().text()
    const headers = Object.fromEntries(request.headers)
    const redact = createRedactor({ headers, body })
    const writeMessage = (mark: string, first: string, of: Headers, text: string): void => {
      const lines = [
        first,
        ...[...of].map(([name, value]) => `${name}: ${value}`),
        ...(text ? ['', text] : []),
      ]
      for (const line of lines) write(`${mark} ${redact(line, longestBody)}`)
    }
    writeMessage('>', `${method} ${url}`, request.headers, body)
    try {
      const response = await fetch(request)
      const text = await response.clone().text()
      writeMessage('<', `${response.status} ${response.statusText}`.trimEnd(), response.headers, text)
      return response
    } catch (error) {
      write(`< ${redact(String(error), longestBody)}`)
      throw error
    }
  }
  return Object.assign(send, { isPlain: fetch.isPlain })
}
