import { configureGlobal } from 'fast-check'
import { inject, vi } from 'vitest'

declare module 'vitest' {
  /** What StrykerJS tells the tests. */
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant'
    activeMutant: string
  }
}

// A mutant that one run kills, the next one must kill too.
configureGlobal({ seed: 1 })
// A mutant of what a module does when it is loaded is there only when it is loaded again.
vi.resetModules()
const stryker = ((globalThis as { __stryker__?: object }).__stryker__ ??= {})
if (inject('mode') === 'mutant') {
  // Where it is told which tests to run, StrykerJS would wait with the mutant until the modules are loaded.
  Object.assign(stryker, { activeMutant: inject('activeMutant'), hitCount: 0 })
} else {
  // StrykerJS adds up what the files have covered. Each would tell what those before it have, too, until memory is full.
  Object.assign(stryker, { mutantCoverage: undefined })
}
