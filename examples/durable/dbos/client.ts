import { DBOSClient } from '@dbos-inc/dbos-sdk'
import type { Asked, FlowClient } from '../flow-client.ts'

/** Opens the queue in which the workers look for flows. */
export async function openFlows(systemDatabaseUrl: string): Promise<FlowClient> {
  const client = await DBOSClient.create({ systemDatabaseUrl, applicationName: 'fleet' })
  return {
    async start(workflowName, workflowID, ...given) {
      const flow = await client.enqueue(
        { queueName: 'fleet', workflowName, workflowID, appVersion: '1' },
        ...given,
      )
      return () => flow.getResult()
    },
    question: (id) => client.getEvent<Asked>(id, 'question', 0),
    decide: (id, number, decision) => client.send(id, decision, `decision ${number}`),
    close: () => client.destroy(),
  }
}
