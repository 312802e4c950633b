import type { Bench } from './bench.ts'

/** Checks by what they show. Each begins on an account as new, and fails by throwing. */
export type Checks = Readonly<Record<string, (bench: Bench) => Promise<void>>>
