import type { Bench } from './bench.ts'

/** Checks by name. Each begins on a new account, and fails by throwing. */
export type Checks = Readonly<Record<string, (bench: Bench) => Promise<void>>>
