import { Client, Connection, type WorkflowHandleWithFirstExecutionRunId } from '@temporalio/client'
import type * as flows from './flows.ts'

type Flows = typeof flows

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
    close: () => connection.close(),
  }
}
