import { createSandbox } from '@hostwright/sandbox'
import { toPrograms } from './print/to-programs.ts'
import { toTypeScript } from './print/to-typescript.ts'
import { connect, writtenAt } from './connect.ts'
import { prepare } from './prepare.ts'
import { recordCalls } from './record-calls.ts'
import {
  findRequest,
  type PreparedRequest,
  recordRequests,
  type SentRequest,
  toPreparation,
} from './record-requests.ts'
import { findCall, type OperationId, operationIds } from './sample-calls.ts'

/** Languages of the samples, in display order; `lang` is the identifier that editors use. */
export const languages = [
  { lang: 'typescript', label: 'TypeScript' },
  { lang: 'curl', label: 'curl' },
  { lang: 'python', label: 'Python' },
  { lang: 'go', label: 'Go' },
  { lang: 'php', label: 'PHP' },
] as const

export type { PreparedRequest, SentRequest }

export type Language = (typeof languages)[number]['lang']

/** Sample calls of one operation, in every language. */
export interface Sample {
  readonly operationId: OperationId
  /** SDK method of the operation, such as `site.dns.create`. */
  readonly method: string
  /** Request that the method sends. */
  readonly request: SentRequest
  /** Requests that prepare a new account for this sample, such as the creation of the record that it deletes. */
  readonly preparation: readonly PreparedRequest[]
  /** Program in each language; it reads `HOSTWRIGHT_BASE_URL` and `HOSTWRIGHT_API_KEY`. */
  readonly programs: Readonly<Record<Language, string>>
}

/** Creates the samples of all operations: calls each once on a separate sandbox, and records the calls and requests. */
export async function createSamples(): Promise<Sample[]> {
  const samples: Sample[] = []
  for (const operationId of operationIds) samples.push(await createSample(operationId))
  return samples
}

async function createSample(operationId: OperationId): Promise<Sample> {
  const sandbox = await createSandbox({ speed: 0, startAt: writtenAt })
  const { now } = sandbox.clock
  const preparing = recordRequests(sandbox.fetch, now)
  await prepare(operationId, connect({ ...sandbox, fetch: preparing.fetch }))
  const preparation = toPreparation(preparing.requests, now())
  const calling = recordRequests(sandbox.fetch, now)
  const { sdk, steps } = recordCalls(connect({ ...sandbox, fetch: calling.fetch }))
  await findCall(operationId)(sdk)
  await sandbox.close()

  const method = steps.findLast((step) => !step.method.endsWith('.wait'))?.method
  const request = findRequest(calling.requests, operationId)
  if (request === undefined || method === undefined)
    throw new Error(`The sample of ${operationId} does not call it.`)
  return {
    operationId,
    method,
    request,
    preparation,
    programs: { typescript: toTypeScript(steps), ...toPrograms(request) },
  }
}
