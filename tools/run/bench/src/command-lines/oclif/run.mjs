// Measures oclif with the same small program as the others: one command in a group.
import { execute } from '@oclif/core'

await execute({ dir: import.meta.url })
