import type { operations } from '@hostwright/types'
import type { Case } from './case.ts'

type AccountOperation = 'getApiKey' | 'listLogs'

export const accountCases: Record<AccountOperation & keyof operations, Case> = {
  getApiKey: { call: ({ client }, options) => client.me(options), sends: 'GET /v1/me' },
  listLogs: {
    call: async ({ client }, options) => {
      const pages = client.logs({ status_class: 'error', method: 'POST', limit: 2 }, options).pages()
      return (await pages[Symbol.asyncIterator]().next()).value
    },
    sends: 'GET /v1/logs?status_class=error&method=POST&limit=2',
  },
}
