/** The time, which tests replace. */
export interface Waits {
  readonly now: () => number
  readonly sleep: (ms: number) => Promise<void>
}
