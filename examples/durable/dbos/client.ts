import { DBOSClient } from '@dbos-inc/dbos-sdk'
import type { Flows } from './flows.ts'
import type { Decision, Question } from '../steps.ts'

/** Starts flows: a flow whose id was used before is not started again. */
export async function openFlows(systemDatabaseUrl: string) {
  const client = await DBOSClient.create({ systemDatabaseUrl, applicationName: 'fleet' })
  return {
    start: <Name extends keyof Flows>(
      workflowName: Name,
      workflowID: string,
      ...given: Parameters<Flows[Name]>
    ) =>
      client.enqueue<Flows[Name]>(
        { queueName: 'fleet', workflowName, workflowID, appVersion: '1' },
        ...given,
      ),
    /** Returns the latest question of a flow, with its number; null if it has asked none. */
    question: (id: string) => client.getEvent<Question & { number: number }>(id, 'question', 0),
    decide: (id: string, number: number, decision: Decision) =>
      client.send(id, decision, `decision ${number}`),
    close: () => client.destroy(),
  }
}
