import { skipWithout } from '@hostwright/requirements/skip-without'
import { beforeEach, expect, test } from 'vitest'
import { runKills } from './run-kills.ts'

beforeEach((context) => {
  for (const name of ['redis-server', 'Python 3 with venv'] as const) skipWithout(context, name)
})

test.each(['dbos', 'temporal'] as const)(
  '%s: workers killed before and after a request order nothing twice, and every flow ends',
  async (engine) => {
    const figures = await runKills({
      engine,
      random: 0,
      seed: 1,
      servers: 1,
      boundaries: 6,
      deadlineMs: 180_000,
    })
    expect(figures).toMatchObject({ flows: 3, double: 0, lost: 0, endless: 0, secrets: 0, errors: [] })
    expect(figures.boundaries).toHaveLength(6)
  },
)
