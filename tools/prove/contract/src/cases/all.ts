import type { operations } from '@hostwright/types'
import type { Case } from './case.ts'
import { hostingContractCases } from './hosting-contract.ts'
import { hostingMailCases } from './hosting-mail.ts'
import { hostingStorageCases } from './hosting-storage.ts'
import { hostingWebCases } from './hosting-web.ts'
import { vpsCases } from './vps.ts'

/** One call for every operation. The type requires a case for each, and allows no others. */
export const cases: Readonly<Record<keyof operations, Case>> = {
  getApiKey: ({ client }, options) => client.me(options),
  listLogs: async ({ client }, options) => {
    const pages = client.logs({ status_class: 'error', method: 'POST', limit: 2 }, options).pages()
    return (await pages[Symbol.asyncIterator]().next()).value
  },
  ...hostingContractCases,
  ...hostingWebCases,
  ...hostingMailCases,
  ...hostingStorageCases,
  ...vpsCases,
}

export type { Sdk } from '../sdk.ts'
