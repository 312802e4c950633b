import { Client, Connection, type Workflow } from '@temporalio/client'
import type { Asked, FlowClient } from '../flow-client.ts'

/** Connects to the server that gives flows to the workers. */
export async function openFlows(address: string): Promise<FlowClient> {
  const connection = await Connection.connect({ address })
  const { workflow } = new Client({ connection })
  return {
    async start(name, workflowId, ...args) {
      const flow = await workflow.start<Workflow>(name, {
        taskQueue: 'fleet',
        workflowId,
        args,
        workflowIdReusePolicy: 'REJECT_DUPLICATE',
        workflowIdConflictPolicy: 'USE_EXISTING',
      })
      return () => flow.result()
    },
    question: async (id) => (await workflow.getHandle(id).query<Asked | undefined>('question')) ?? null,
    decide: (id, number, decision) => workflow.getHandle(id).signal('decision', number, decision),
    close: () => connection.close(),
  }
}
