import type { OperationId } from '../../description/operation.ts'
import type { Handler } from '../../operations/handler.ts'
import { installWordPress } from './install.ts'
import { deleteWordPressSite, listWordPressSites, updateWordPressSite } from './sites.ts'

type WordPressOperationId = Extract<OperationId, `${string}WordPress${string}`>

/** The handlers of this folder, one for each operation. */
export const wordPressHandlers: { readonly [Id in WordPressOperationId]: Handler<Id> } = {
  listWordPressSites,
  installWordPress,
  updateWordPressSite,
  deleteWordPressSite,
}
