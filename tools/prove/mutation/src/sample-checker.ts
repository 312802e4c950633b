import { relative } from 'node:path'
import { isInSample, type Sample } from './is-in-sample.ts'
import type { Mutant } from './survivor.ts'

type Checked = Mutant & { readonly id: string; readonly fileName: string }

function createChecker({ sample }: { readonly sample: Sample }) {
  return {
    init: async (): Promise<void> => {},
    group: async (mutants: readonly Checked[]) => [mutants.map(({ id }) => id)],
    async check(mutants: readonly Checked[]) {
      return Object.fromEntries(mutants.map((mutant) => [mutant.id, toResult(mutant)]))
    },
  }

  function toResult({ fileName, location, mutatorName, replacement }: Checked) {
    const file = relative(process.cwd(), fileName)
    return isInSample(sample, JSON.stringify([file, location, mutatorName, replacement]))
      ? { status: 'passed' }
      : { status: 'compileError', reason: 'It is not in the sample' }
  }
}
createChecker.inject = ['options'] as const

/** StrykerJS asks a checker which mutants are worth a run of the tests: here, those of a sample. */
export const strykerPlugins = [{ kind: 'Checker', name: 'sample', factory: createChecker }]
