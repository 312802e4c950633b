// A mutant that one run kills, the next one must kill too.
import { configureGlobal } from 'fast-check'

configureGlobal({ seed: 1 })
