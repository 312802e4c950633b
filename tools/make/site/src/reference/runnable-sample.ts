import type { Preparation } from '../client/program/messages.ts'

/** The TypeScript sample of an operation, and what a new account needs before it. */
export interface RunnableSample {
  readonly program: string
  readonly preparation: readonly Preparation[]
}
