import type { Sandbox } from '@hostwright/sandbox/node'
import { expect, onTestFinished, test } from 'vitest'
import { caseOf } from './cases.ts'
import { createFastSandbox, runWorkflow } from './run-workflow.ts'

const { file, workflowId, inputs } = caseOf('reinstall-a-vps')

function stop({ baseUrl, apiKey, fetch }: Sandbox): Promise<Response> {
  const headers = { Authorization: `Bearer ${apiKey}` }
  const url = `${baseUrl}/v1/vps/servers/${inputs['uuid']}/power/stop`
  return fetch(new Request(url, { method: 'POST', headers }))
}

test('the workflow starts a VPS again that somebody stops after the reinstall', async () => {
  const sandbox = await createFastSandbox({ speed: 1 })
  onTestFinished(() => sandbox.close())
  // The last read of the power state is delayed until somebody has stopped the VPS.
  sandbox.faults.add({ operationId: 'getVpsPower', nth: 5, effect: { latencyMs: 600_000 } })
  const running = runWorkflow(sandbox, file, workflowId, inputs)
  await expect.poll(() => sandbox.faults.pending(), { interval: 5 }).toEqual([])

  sandbox.transitions.set('power', { mode: 'immediate' })
  expect((await stop(sandbox)).status).toBe(202)
  sandbox.transitions.set('power', { mode: 'reads', reads: 2 })
  await sandbox.clock.advance({ minutes: 10 })

  const { passed, printed, requests: sent } = await running
  expect(passed, printed).toBe(true)
  const after = sent
    .slice(sent.lastIndexOf('getVpsReinstall 200'))
    .filter((request) => request !== 'stopVps 202')
  expect(after.slice(1)).toEqual([
    'getVpsPower 200',
    'startVps 202',
    ...Array<string>(3).fill('getVpsPower 200'),
  ])
})
