/** Report of a program after its calls. */
export interface Report {
  readonly calls: number
  readonly seconds: number
  /** Heap in use after a collection, in bytes, at several counts of calls, while all lanes are busy. */
  readonly heap: readonly { readonly atCalls: number; readonly bytes: number }[]
  /** Number of calls by result: `ok`, `aborted`, or the name of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** Largest number of listeners on the signal that all calls share; the next property has the number at the end. */
  readonly mostListeners: number
  readonly listenersLeft: number
  readonly timersLeft: number
  /** Unhandled rejections, uncaught exceptions and warnings. */
  readonly problems: readonly string[]
}
