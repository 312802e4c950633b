import type { Observer } from './observer.ts'

/** Whether the log has requests that a limit rejected. That it has none says nothing. */
export const refusedRequestsInLog: Observer<'refused-requests-in-log'> = {
  id: 'refused-requests-in-log',
  observe({ probe }) {
    const { logs = [] } = Object(probe('refused')?.body) as {
      readonly logs?: readonly { readonly status_code: number }[]
    }
    return logs.some(({ status_code }) => status_code === 429) ? 'yes' : undefined
  },
}
