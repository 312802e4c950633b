import { configureGlobal } from 'fast-check'
import { vi } from 'vitest'

// A mutant that one run kills, the next one must kill too.
configureGlobal({ seed: 1 })
// A mutant of what a module does when it is loaded is there only when it is loaded anew.
vi.resetModules()
