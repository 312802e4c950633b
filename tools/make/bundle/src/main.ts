// The first half of the build of a package of the SDK, in whose folder it runs; `tsc` writes the declarations.
import { bundlePackage } from './bundle-package.ts'

await bundlePackage(process.cwd())
