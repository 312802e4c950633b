import { expect, onTestFinished, test } from 'vitest'
import { serveHttp } from '../../server/serve-http.ts'
import { setUp, token } from '../scene.ts'
import { createFixture } from './create-fixture.ts'
import { runSuite } from './run-suite.ts'

// The suite runs extensions and scenarios that its authors have not accepted yet beside those that a revision requires,
// and does not count them.
const notRequired = /^tasks-|^json-schema-2020-12$|^http-/

test('a server with everything that the suite asks for passes all 37 scenarios on this transport', async () => {
  const onError = (): void => {}
  const { passed, failed, printed } = await runSuite(async (origins) => {
    const server = await serveHttp(createFixture, { port: 0, token, origins, onError })
    onTestFinished(() => server.close())
    return server
  }, '--requirements=2026-07-28')
  expect(
    failed.filter((name) => !notRequired.test(name)),
    printed,
  ).toEqual([])
  expect(passed.filter((name) => !notRequired.test(name))).toHaveLength(37)
})

// The others call tools, prompts and resources by names of the suite, or what the product does not have.
test.each([
  'tools-list',
  'server-sse-multiple-streams',
  'sep-2164-resource-not-found',
  'dns-rebinding-protection',
  'input-required-result-unsupported-methods',
  'http-header-validation',
  'sep-2640-skills-enumeration',
  'sep-2640-skills-manifest',
])('the product passes the scenario %s', async (scenario) => {
  const { serve } = await setUp()
  const start = (origins: readonly string[]) => serve(`--origin ${origins.join(' --origin ')}`)
  const { code, printed } = await runSuite(start, `--scenario=${scenario}`)
  expect(code, printed).toBe(0)
})
