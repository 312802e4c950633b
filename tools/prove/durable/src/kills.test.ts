import { whyNoPostgres } from '@hostwright/example-durable/dbos/start-postgres'
import { skipBecause, skipWithout } from '@hostwright/machine/skip-without'
import { beforeEach, expect, inject, test } from 'vitest'
import type { EngineName } from './engines.ts'
import { runKills } from './run-kills.ts'

beforeEach((context) => {
  for (const name of ['redis-server', 'Python 3 with venv'] as const) skipWithout(context, name)
})

// `npm test` runs the cheaper engine, with a kill before and after one request. `npx pnpm test:durable` kills both
// engines' workers at every request.
const runs: readonly (readonly [engine: EngineName, boundaries: number])[] = inject('isWhole')
  ? [
      ['dbos', 6],
      ['temporal', 6],
    ]
  : [['dbos', 2]]

test.for(runs)(
  '%s: workers killed before and after a request order nothing twice, and every flow ends',
  async ([engine, boundaries], context) => {
    if (engine === 'dbos') skipBecause(context, whyNoPostgres())
    const figures = await runKills({
      engine,
      random: 0,
      seed: 1,
      servers: 1,
      boundaries,
      deadlineMs: 180_000,
    })
    expect(figures).toMatchObject({ flows: 3, double: 0, lost: 0, endless: 0, secrets: 0, errors: [] })
    expect(figures.boundaries).toHaveLength(boundaries)
  },
)
