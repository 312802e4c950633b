import type { OrderJournal } from '@hostwright/common'
import { interceptJournal } from '../../journal-faults.ts'
import type { Supervisor } from './supervisor.ts'

const inProgress = ': in progress'
const orderSuffix = ' (order)'

/** Ending of the name of the step at which an order's request, not a dry run's, has left. */
export const orderLeft: string = `${orderSuffix}${inProgress}`

type Step = Pick<Supervisor, 'step'>

/** Runs a piece of work with a step before it, one during it, and one after it. */
async function around<T>({ step }: Step, name: string, work: () => Promise<T>): Promise<T> {
  await step(`${name}: before`)
  const working = work()
  working.catch(() => {}) // handled below
  await step(`${name}${inProgress}`)
  try {
    return await working
  } finally {
    await step(`${name}: after`)
  }
}

/** Creates a `fetch` with steps around every request. */
export function fetchWithSteps(supervisor: Step): (request: Request) => Promise<Response> {
  return async (request) => {
    const path = new URL(request.url).pathname.split('/').slice(1, 4).join('/')
    const isOrder = request.headers.has('Idempotency-Key')
    const name = `${request.method} ${path.replace(/hw\w+[\w.]+/, '{servername}')}${isOrder ? orderSuffix : ''}`
    return around(supervisor, name, () => fetch(request))
  }
}

/** Wraps a journal with steps around every call. */
export function journalWithSteps(journal: OrderJournal, supervisor: Step): OrderJournal {
  return interceptJournal(
    () => journal,
    (work, { method, record }) =>
      around(supervisor, `journal: ${record ? `write ${record.state}` : method}`, work),
  )
}
