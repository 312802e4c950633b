import { Client, Connection, type WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client'
import type * as flows from './flows.ts'
import type { Asked } from './flows.ts'
import type { Decision } from '../steps.ts'

type Flows = Pick<typeof flows, 'orderServer' | 'reinstallSafely' | 'rebootInWaves'>

/** Starts flows: a flow whose id was used before is not started again. */
export async function openFlows(address: string) {
  const connection = await Connection.connect({ address })
  const client = new Client({ connection })
  return {
    start: <Name extends keyof Flows>(
      name: Name,
      workflowId: string,
      ...args: Parameters<Flows[Name]>
    ): Promise<WorkflowHandleWithFirstExecutionRunId<Flows[Name]>> =>
      client.workflow.start(name, {
        taskQueue: 'fleet',
        workflowId,
        args,
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'USE_EXISTING',
      }) as Promise<WorkflowHandleWithFirstExecutionRunId<Flows[Name]>>,
    /** Returns the latest question of a flow, with its number; null if it has asked none. */
    question: async (id: string) =>
      (await client.workflow.getHandle(id).query<Asked | undefined>('question')) ?? null,
    decide: (id: string, number: number, decision: Decision) =>
      client.workflow.getHandle(id).signal<[number, Decision]>('decision', number, decision),
    close: () => connection.close(),
  }
}
