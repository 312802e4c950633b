/** The orders that have left processes, dry runs left out. */
export interface Departures {
  /** A name for a call, which it puts into the header {@link callHeader}. */
  nextCall(): string
  note({ headers }: Request): void
  count(): number
  countIn(call: string): number
  /** Whether an order with a key has left. */
  has(idempotencyKey: string): boolean
}

/** Tells the calls apart to which requests belong. */
export const callHeader = 'X-Simulated-Call'

export function createDepartures(): Departures {
  const all: { readonly call: string | null; readonly key: string | null }[] = []
  let calls = 0
  return {
    nextCall: () => String(++calls),
    note: ({ headers }) =>
      void all.push({ call: headers.get(callHeader), key: headers.get('idempotency-key') }),
    count: () => all.length,
    countIn: (call) => all.filter((one) => one.call === call).length,
    has: (idempotencyKey) => all.some(({ key }) => key === idempotencyKey),
  }
}
