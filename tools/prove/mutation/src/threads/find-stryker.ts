import type { Coverage } from './messages.ts'

/** What mutated sources look at, and where they count. */
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
