/** What a program that made many calls tells at its end. */
export interface Report {
  readonly calls: number
  readonly seconds: number
  /** The heap in use after a collection, in bytes, when a part of the calls had been made: with all lanes busy. */
  readonly heap: readonly { readonly atCalls: number; readonly bytes: number }[]
  /** How the calls ended: `ok`, `aborted`, or the name of an error. */
  readonly outcomes: Readonly<Record<string, number>>
  /** The most listeners that the signal of all calls has had, and those that it had at the end. */
  readonly mostListeners: number
  readonly listenersLeft: number
  readonly timersLeft: number
  /** Unhandled rejections, uncaught exceptions and warnings. */
  readonly problems: readonly string[]
}
