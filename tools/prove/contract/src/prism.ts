import { startPrismMock } from '@hostwright/machine/start-prism'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the Prism mock of the bundled description. */
    prismUrl: string
  }
}

/** Starts one Prism mock for all contract tests of a run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startPrismMock()
  project.provide('prismUrl', url)
  return close
}
