import { readdirSync } from 'node:fs'
import type { Sandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { cases } from './cases.ts'
import { expectNoSecret } from './expect-no-secret.ts'
import { createFastSandbox, runWorkflow, workflowsFolder } from './run-workflow.ts'

async function start(): Promise<Sandbox> {
  const sandbox = await createFastSandbox()
  onTestFinished(() => sandbox.close())
  // These requests give the log some entries.
  for (let count = 0; count < 5; count += 1) await sandbox.fetch(read(sandbox))
  return sandbox
}

function read({ baseUrl, apiKey }: Sandbox): Request {
  return new Request(`${baseUrl}/v1/me`, { headers: { Authorization: `Bearer ${apiKey}` } })
}

test('every published workflow is run', () => {
  const published = readdirSync(workflowsFolder).toSorted()
  expect([...cases.map(({ file }) => `${file}.yaml`), 'settle-an-order.yaml'].toSorted()).toEqual(published)
})

// The snapshot has the requests to the sandbox and its responses.
test.each(cases)('$file: runs, and shows no secret', async ({ file, workflowId, inputs }) => {
  const sandbox = await start()
  const run = await runWorkflow(sandbox, file, workflowId, inputs)
  expect(run.passed, run.printed).toBe(true)
  expect(run.requests).toMatchSnapshot()
  expectNoSecret(run, sandbox)
})

test.each(cases)(
  '$file: survives rejections and failures, and shows no secret',
  async ({ faults, ...given }) => {
    const sandbox = await start()
    for (const fault of faults) sandbox.faults.add(fault)
    const run = await runWorkflow(sandbox, given.file, given.workflowId, given.inputs)
    expect(run.passed, run.printed).toBe(true)
    expect(run.requests).toMatchSnapshot()
    expect(sandbox.faults.pending()).toEqual([])
    expectNoSecret(run, sandbox)
  },
)
