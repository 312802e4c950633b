// Prints the hovers and completion lists of `show-signatures.ts`. The packages have to be built.
import { showSignatures } from './show-signatures.ts'

console.log(showSignatures())
