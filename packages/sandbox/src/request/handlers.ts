import type { OperationId } from '../description/operation.ts'
import type { Handler } from '../operations/handler.ts'
import { cronHandlers } from '../hosting/cron/handlers.ts'
import { databaseHandlers } from '../hosting/databases/handlers.ts'
import { domainHandlers } from '../hosting/domains/handlers.ts'
import { ftpHandlers } from '../hosting/ftp/handlers.ts'
import { mailHandlers } from '../hosting/mail/handlers.ts'
import { webHandlers } from '../hosting/web/handlers.ts'
import { webLogHandlers } from '../hosting/web-log/web-logs.ts'
import { wordPressHandlers } from '../hosting/wordpress/handlers.ts'
import { getApiKey } from '../operations/get-api-key.ts'
import { listLogs } from '../operations/list-logs.ts'
import { vpsHandlers } from '../vps/handlers.ts'

/** A handler for every operation: one that is added to the description does not compile until it is here. */
export const handlers: { readonly [Id in OperationId]: Handler<Id> } = {
  getApiKey,
  listLogs,
  ...vpsHandlers,
  ...webHandlers,
  ...domainHandlers,
  ...mailHandlers,
  ...wordPressHandlers,
  ...databaseHandlers,
  ...ftpHandlers,
  ...cronHandlers,
  ...webLogHandlers,
}
