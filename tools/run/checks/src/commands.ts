import type { SuiteName } from './suites.ts'

/** The workspace whose tasks are the suites. */
const workspace = '@hostwright/run'

/**
 * Builds what the suites test. Each suite finds this build: one that was built again meanwhile would change under the
 * tests.
 */
export const buildCommand = 'turbo run build --output-logs=errors-only'

/** Returns the command line that runs a suite, or keeps its last result if nothing has changed that it depends on. */
export function toSuiteCommand(name: SuiteName): string {
  return `turbo run suite:${name} --filter=${workspace} --output-logs=new-only`
}

/** Whether turbo kept the result of a suite, by what `toSuiteCommand` wrote. */
export function isKept(output: string): boolean {
  return new RegExp(`${workspace}:suite:\\S+: cache hit`).test(output)
}
