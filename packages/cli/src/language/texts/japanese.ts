import { described } from '../../operations/generated/japanese.ts'
import type { Texts } from '../translate.ts'
import { briefs } from './briefs.ts'
import { flags } from './flags.ts'
import { help } from './help.ts'
import { helpOfTools } from './help-of-tools.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'

/** The Japanese of all texts that the command shows to people. */
export const japanese: Texts = {
  ...described,
  ...briefs,
  ...flags,
  ...help,
  ...helpOfTools,
  ...messages,
  ...orders,
}
