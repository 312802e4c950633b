import { hostingContractCases } from './hosting-contract.ts'
import { hostingMailCases } from './hosting-mail.ts'
import { hostingStorageCases } from './hosting-storage.ts'
import { hostingWebCases } from './hosting-web.ts'

export const hostingCases = {
  ...hostingContractCases,
  ...hostingWebCases,
  ...hostingMailCases,
  ...hostingStorageCases,
}
