import { readdirSync } from 'node:fs'
import type { Sandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { cases } from './cases.ts'
import { expectNoSecret } from './expect-no-secret.ts'
import { createFastSandbox, runWorkflow, workflowsFolder } from './run-workflow.ts'

async function start(): Promise<Sandbox> {
  const sandbox = await createFastSandbox()
  onTestFinished(() => sandbox.close())
  // Something for the log to hold.
  for (let count = 0; count < 5; count += 1) await sandbox.fetch(read(sandbox))
  return sandbox
}

function read({ baseUrl, apiKey }: Sandbox): Request {
  return new Request(`${baseUrl}/v1/me`, { headers: { Authorization: `Bearer ${apiKey}` } })
}

test('every workflow that is published is run', () => {
  const published = readdirSync(workflowsFolder).toSorted()
  expect([...cases.map(({ file }) => `${file}.yaml`), 'settle-an-order.yaml'].toSorted()).toEqual(published)
})

test.each(cases)('$file: runs, and tells no secret', async ({ requests, ...given }) => {
  const sandbox = await start()
  const run = await runWorkflow(sandbox, given.file, given.workflowId, given.inputs)
  expect(run.requests).toEqual(requests)
  expect(run.passed, run.printed).toBe(true)
  expectNoSecret(run, sandbox)
})

test.each(cases)(
  '$file: gets over rejections and failures, and tells no secret',

  async ({ faults, requestsDespite, ...given }) => {
    const sandbox = await start()
    for (const fault of faults) sandbox.faults.add(fault)
    const run = await runWorkflow(sandbox, given.file, given.workflowId, given.inputs)
    expect(run.requests).toEqual(requestsDespite)
    expect(run.passed, run.printed).toBe(true)
    expect(sandbox.faults.pending()).toEqual([])
    expectNoSecret(run, sandbox)
  },
)
