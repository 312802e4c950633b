import { createSandbox } from '@hostwright/sandbox/node'
import { median } from './median.ts'

const rounds = 50

/** Measures how long a test takes to create a sandbox and to reset it: medians in milliseconds. */
export async function measureSandboxes(): Promise<Record<string, { create: number; reset: number }>> {
  const kinds = { sandbox: {}, 'in a database': { db: ':memory:' } }
  const figures: Record<string, { create: number; reset: number }> = {}
  for (const [name, options] of Object.entries(kinds)) {
    const [creating, resetting]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now()
      const sandbox = await createSandbox(options)
      const created = performance.now()
      sandbox.reset()
      creating.push(created - start)
      resetting.push(performance.now() - created)
      await sandbox.close()
    }
    figures[name] = { create: median(creating), reset: median(resetting) }
  }
  return figures
}
