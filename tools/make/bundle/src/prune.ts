// Last step of the build of a package, run in the package's folder after `tsc`.
import { pruneDeclarations } from './prune-declarations.ts'

await pruneDeclarations(process.cwd())
