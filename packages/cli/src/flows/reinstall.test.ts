import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

test('a reinstall finds a misspelled image before it stops the VPS', async () => {
  const { hostwright, requests } = await createMachine()
  const { exitCode, stderr } = await hostwright(
    'vps reinstall web-01 --image-id debian-31 --password-env P --stop --yes',
    { env: { P: 'Correct-Horse-7' } },
  )
  expect(exitCode).toBe(1)
  expect(stderr).toBe(
    'hostwright: vps web-01: There is no image debian-31. Did you mean debian-13?\nNothing was changed.\nNext: hostwright vps images web-01\n',
  )
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([])
})

test.each([
  [
    'running',
    'The VPS was stopped for it, and is still stopped. Its disk was not erased.\n',
    'vps power start',
  ],
  ['stopped', 'Nothing was changed.\n', 'vps reinstall --help'],
])('a rejected reinstall of a %s VPS says whether --stop has stopped it', async (state, done, next) => {
  const { hostwright } = await createMachine()
  await hostwright(`vps power ensure ${state} web-01`)
  const { exitCode, stderr } = await hostwright(
    'vps reinstall web-01 --image-id debian-13 --password-env P --stop --yes',
    { env: { P: 'short' } },
  )
  expect(exitCode).toBe(1)
  expect(stderr).toContain('[VALIDATION_ERROR]')
  expect(stderr).toContain(`${done}Next: hostwright ${next}`)
})
