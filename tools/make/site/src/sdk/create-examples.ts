import type { Sample } from '@hostwright/samples'
import { findMethodExamples } from '@hostwright/snippets/method-examples'

export interface Examples {
  /** A program that calls a method, by the area of the method and its name. */
  readonly findExample: (area: string, method: string) => string | undefined
  /** The requests that its account needs before, by the text of a program. */
  readonly preparations: ReadonlyMap<string, string>
}

/** The programs of the SDK's reference: those of `docs/sdk`, and the samples of the operations. `npm test` runs both. */
export function createExamples(samples: readonly Sample[]): Examples {
  const own = new Map(findMethodExamples().map(({ area, method, code }) => [`${area} ${method}`, code]))
  const bySample = new Map(samples.map(({ method, programs }) => [method, programs.typescript]))
  return {
    findExample: (area, method) =>
      own.get(`${area} ${method}`) ?? bySample.get(method) ?? findCall(samples, method),
    preparations: new Map(
      samples.map(({ programs, preparation }) => [programs.typescript.trim(), JSON.stringify(preparation)]),
    ),
  }
}

/** A sample that calls a method on its way, as an order calls `quote`. */
function findCall(samples: readonly Sample[], method: string): string | undefined {
  return samples.find(({ programs }) => programs.typescript.includes(`${method}(`))?.programs.typescript
}
