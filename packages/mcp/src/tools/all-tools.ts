import { account } from './account.ts'
import { apply } from './apply.ts'
import { audit } from './audit.ts'
import { describe } from './describe.ts'
import { exportFile } from './export.ts'
import { logs } from './logs.ts'
import { plan } from './plan.ts'
import { quoteOrder } from './quote-order.ts'
import { read } from './read.ts'
import { search } from './search.ts'
import type { Tool } from './tool.ts'
import { wait } from './wait.ts'

/** All tools, in the order in which clients list them. */
export const allTools: readonly Tool<never>[] = [
  search,
  describe,
  read,
  account,
  logs,
  audit,
  exportFile,
  plan,
  apply,
  quoteOrder,
  wait,
]
