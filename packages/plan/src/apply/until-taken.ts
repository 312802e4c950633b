import { type CallOptions, type Client, WaitError } from '@hostwright/common'

/** A write that the API may reject for now. */
interface Attempts {
  /** What is waited for. */
  readonly goal: string
  readonly request: () => Promise<unknown>
  /** Whether an error is a rejection that may pass: nothing was done. */
  readonly isForNow: (error: unknown) => boolean
  readonly intervalMs: number
  readonly deadlineMs: number
}

/** Sends a write until the API takes it. Only a rejection is repeated: of any other failure nobody knows what was done. */
export async function untilTaken(
  client: Client,
  attempts: Attempts,
  { signal }: CallOptions,
): Promise<unknown> {
  const { goal, request, isForNow, intervalMs, deadlineMs } = attempts
  let failure: { readonly error: unknown } | undefined
  let response: unknown
  async function attempt(): Promise<'taken' | 'rejected' | 'failed'> {
    failure = undefined
    try {
      response = await request()
      return 'taken'
    } catch (error) {
      failure = { error }
      return isForNow(error) ? 'rejected' : 'failed'
    }
  }
  const wait = {
    goal,
    read: attempt,
    isReached: (state: string) => state !== 'rejected',
    intervalMs,
    deadlineMs,
  }
  try {
    await client.waitUntil<string>(wait, { signal })
  } catch (error) {
    // Why it was rejected says more than that it took too long.
    throw error instanceof WaitError ? (failure?.error ?? error) : error
  }
  if (failure !== undefined) throw failure.error
  return response
}
