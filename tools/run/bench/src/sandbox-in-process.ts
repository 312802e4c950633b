import { createSandbox } from '@hostwright/sandbox/node'
import type { BuiltVersion } from './build-version.ts'
import { median } from './median.ts'

type CreateSandbox = typeof createSandbox

interface Measured {
  readonly name: string
  readonly create: () => ReturnType<CreateSandbox>
  readonly creating: number[]
  readonly resetting: number[]
}

const rounds = 50

/** What a test pays for a sandbox of its own, and for going back to the start: medians of 50, in milliseconds. */
export async function benchInProcess(
  versions: Readonly<Record<string, BuiltVersion>>,
): Promise<Record<string, { create: number; reset: number }>> {
  const kinds: Record<string, () => ReturnType<CreateSandbox>> = {
    sandbox: async () => createSandbox(),
    'in a database': async () => createSandbox({ db: ':memory:' }),
  }
  for (const [name, { entry }] of Object.entries(versions)) {
    const version = (await import(entry)) as { createSandbox: CreateSandbox }
    kinds[name] = async () => version.createSandbox()
  }
  const measured = Object.entries(kinds).map(([name, create]): Measured => ({
    name,
    create,
    creating: [],
    resetting: [],
  }))
  for (let round = 0; round < rounds; round += 1) {
    for (const { create, creating, resetting } of measured) {
      const start = performance.now()
      const sandbox = await create()
      const created = performance.now()
      sandbox.reset()
      creating.push(created - start)
      resetting.push(performance.now() - created)
      await sandbox.close()
    }
  }
  return print(measured)
}

function print(measured: readonly Measured[]): Record<string, { create: number; reset: number }> {
  console.log(`A further sandbox in process, ms (median of ${rounds})`)
  return Object.fromEntries(
    measured.map(({ name, creating, resetting }) => {
      const result = { create: median(creating), reset: median(resetting) }
      console.log(`  ${name.padEnd(14)} create ${result.create.toFixed(2)}  reset ${result.reset.toFixed(2)}`)
      return [name, result]
    }),
  )
}
