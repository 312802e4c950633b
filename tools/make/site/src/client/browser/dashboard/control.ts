import type { AccountActions } from '../../../account-panel/account-view.ts'

/** The control plane of the sandbox that serves this page. */
export interface Control {
  get<T>(path: string): Promise<T>
  /** Sends a change. What is rejected is shown to the reader, and is `undefined` here. */
  send<T = unknown>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<T | undefined>
}

interface ErrorBody {
  readonly error: { readonly message: string; readonly errors?: readonly string[] }
}

/** `tell` shows one line to the reader. */
export function createControl(tell: (text: string) => void): Control {
  return {
    get: <T>(path: string) => request('GET', path) as Promise<T>,
    async send<T>(method: string, path: string, body?: unknown) {
      try {
        return (await request(method, path, body)) as T
      } catch (error) {
        tell((error as Error).message)
        return undefined
      }
    },
  }
}

async function request(method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`/_sandbox${path}`, {
    method,
    ...(body !== undefined && {
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  })
  const text = await response.text()
  const parsed: unknown = text === '' ? undefined : JSON.parse(text)
  if (response.ok) return parsed
  const { message, errors } = (parsed as ErrorBody).error
  throw new Error((errors ?? [message]).join(' '))
}

/** Returns the actions on faults. Each rejects with the message of the sandbox, to be shown beside the form. */
export function createFaultActions({
  send,
}: Control): Pick<AccountActions, 'addFault' | 'removeFault' | 'clearFaults'> {
  return {
    addFault: (fault) => request('POST', '/faults', fault),
    removeFault: (id) => send('DELETE', `/faults/${id}`),
    clearFaults: () => send('DELETE', '/faults'),
  }
}
