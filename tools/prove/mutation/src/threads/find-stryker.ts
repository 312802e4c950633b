import type { Coverage } from './messages.ts'

/** Global object in which mutated sources look up the active mutant and count their hits. */
export interface Stryker {
  activeMutant?: string | undefined
  currentTestId?: string | undefined
  mutantCoverage?: Coverage
  hitCount?: number | undefined
  hitLimit?: number | undefined
}

export function findStryker(): Stryker {
  return ((globalThis as { __stryker__?: Stryker }).__stryker__ ??= {})
}
