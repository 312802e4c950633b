import { DBOSClient } from '@dbos-inc/dbos-sdk'
import type { Flows } from './flows.ts'

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
    close: () => client.destroy(),
  }
}
