// Prints what an editor shows where money and disks are at stake. The packages have to be built.
import { showSignatures } from './show-signatures.ts'

console.log(showSignatures())
