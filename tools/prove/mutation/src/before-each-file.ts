import { configureGlobal } from 'fast-check'
import { inject, vi } from 'vitest'

declare module 'vitest' {
  /** Values that StrykerJS provides to the tests. */
  interface ProvidedContext {
    mode: 'dry-run' | 'mutant'
    activeMutant: string
  }
}

// Fixes the seed, because a mutant that one run kills has to be killed in the next run too.
configureGlobal({ seed: 1 })
// Loads all modules again: otherwise a mutant in code that runs at load time would never become active.
vi.resetModules()
const stryker = ((globalThis as { __stryker__?: object }).__stryker__ ??= {})
if (inject('mode') === 'mutant') {
  // Activates the mutant from the start. If StrykerJS runs only some tests, it would activate the mutant only after the
  // modules are loaded.
  Object.assign(stryker, { activeMutant: inject('activeMutant'), hitCount: 0 })
} else {
  // StrykerJS adds up the coverage of the files. Without the reset, each file would report that of all previous ones
  // too, until memory is full.
  Object.assign(stryker, { mutantCoverage: undefined })
}
