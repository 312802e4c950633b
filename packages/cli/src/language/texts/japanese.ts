import { described } from '../../operations/generated/japanese.ts'
import type { Texts } from '../translate.ts'
import { briefs } from './briefs.ts'
import { drawings } from './drawings.ts'
import { findings } from './findings.ts'
import { flags } from './flags.ts'
import { heads } from './heads.ts'
import { help } from './help.ts'
import { helpOfTools } from './help-of-tools.ts'
import { messages } from './messages.ts'
import { orders } from './orders.ts'
import { plans } from './plans.ts'
import { publishing } from './publishing.ts'
import { settings } from './settings.ts'

/** The Japanese of all texts that the command shows to people. */
export const japanese: Texts = {
  ...described,
  ...briefs,
  ...drawings,
  ...findings,
  ...flags,
  ...heads,
  ...help,
  ...helpOfTools,
  ...messages,
  ...orders,
  ...plans,
  ...publishing,
  ...settings,
}
