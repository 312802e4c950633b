import type { Sandbox } from '../server/create-sandbox.ts'

export interface Reply<Body> {
  readonly status: number
  readonly headers: Headers
  readonly body: Body
}

export interface Sent {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Caller = <Body = unknown>(route: string, sent?: Sent) => Promise<Reply<Body>>

/** Creates a function that sends requests such as `GET /v1/me` with a key, and reads their responses. */
export function createCaller(
  sandbox: Pick<Sandbox, 'fetch' | 'baseUrl' | 'apiKey'>,
  key: string = sandbox.apiKey,
): Caller {
  return async (route: string, { body, headers }: Sent = {}) => {
    const [method = '', path = ''] = route.split(' ')
    const request = new Request(`${sandbox.baseUrl}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await sandbox.fetch(request)
    const text = await response.text()
    const answer = text === '' ? undefined : JSON.parse(text)
    expectWords(answer, route)
    if (
      response.status === 200 &&
      /^(PUT|DELETE) \/v1\//.test(route) &&
      !Object.hasOwn(answer ?? {}, 'message')
    )
      throw new Error(`${route} does not say what it has done`)
    return { status: response.status, headers: response.headers, body: answer }
  }
}

/** Whether a text is complete: without an empty property name, and with commas in its lists. */
function isSaid(words: string): boolean {
  return /^[^\s:]+.* \S/.test(words) && (!words.includes(' one of ') || words.includes(', '))
}

/** Checks that the messages in a response are complete sentences. */
function expectWords(answer: unknown, route: string): void {
  const { message, error } = Object(answer) as { message?: string; error?: { message: string; errors?: [] } }
  if (error?.errors?.length === 0) throw new Error(`${route} is rejected without a reason`)
  for (const words of [message, error?.message, ...(error?.errors ?? [])])
    if (words !== undefined && !isSaid(words)) throw new Error(`${route} says only “${words}”`)
}
