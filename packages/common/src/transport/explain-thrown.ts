/** A `fetch` that threw an error in place of a response: the status of the response, and what to change. */
export interface ThrownResponse {
  readonly status: number
  readonly problem: string
}

/**
 * Returns what to change if a `fetch` threw an error in place of a response, as ky, got and axios do for a status of
 * 400 or more, and an agent of undici that retries for a 429 and some of 500 or more; `undefined` for any other error.
 */
export function explainThrown(error: unknown): ThrownResponse | undefined {
  const status = statusOf(error)
  if (status === undefined || !Number.isInteger(status)) return undefined
  const problem =
    `threw an error for the status ${status}: let it return every response, by ` +
    'throwHttpErrors: false (ky, got), validateStatus: null (axios) or throwOnError: false (undici)'
  return { status, problem }
}

interface Thrown {
  readonly response?: { readonly status?: number; readonly statusCode?: number }
  readonly statusCode?: number
  readonly cause?: Thrown
}

/** Returns the status of the response in an error or in its cause. The global `fetch` wraps the error of undici. */
function statusOf(error: unknown): number | undefined {
  try {
    const { response, statusCode, cause } = Object(error) as Thrown
    return response?.status ?? response?.statusCode ?? statusCode ?? cause?.statusCode
  } catch {
    return undefined // a property may be a getter that throws
  }
}
