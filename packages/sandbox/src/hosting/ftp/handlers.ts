import type { OperationId } from '../../description/operation.ts'
import type { Handler } from '../../operations/handler.ts'
import { createFtpAccount, deleteFtpAccount, listFtpAccounts, updateFtpAccount } from './accounts.ts'

type FtpOperationId = Extract<OperationId, `${string}Ftp${string}`>

/** The handlers of this folder, one for each operation. */
export const ftpHandlers: { readonly [Id in FtpOperationId]: Handler<Id> } = {
  listFtpAccounts,
  createFtpAccount,
  updateFtpAccount,
  deleteFtpAccount,
}
