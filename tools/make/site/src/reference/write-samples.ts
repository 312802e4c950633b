import { writeFileSync } from 'node:fs'
import type { Sample } from '@hostwright/samples'
import type { RunnableSample } from './runnable-sample.ts'

/** Writes the programs that can be run in the reference, as a script: a page from a disk may fetch nothing. */
export function writeSamples(file: string, samples: readonly Sample[]): void {
  const entries = samples.map(({ operationId, programs, preparation }) => {
    return [operationId.toLowerCase(), { program: programs.typescript, preparation } satisfies RunnableSample]
  })
  writeFileSync(file, `globalThis.hostwrightSamples = ${JSON.stringify(Object.fromEntries(entries))}\n`)
}
