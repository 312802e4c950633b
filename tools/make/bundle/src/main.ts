// First step of the build of a package, run in the package's folder. `tsc` then writes the declarations.
import { bundlePackage } from './bundle-package.ts'

await bundlePackage(process.cwd())
