import type { ConsoleOperation, Effect } from '../../../console/console-operation.ts'
import { parseBody, type Typed } from './form.ts'

/** Returns what a request does that cannot be taken back. An order is free only as a dry run. */
export function findEffect(
  { isDestructive, fields }: Pick<ConsoleOperation, 'isDestructive' | 'fields'>,
  { body }: Pick<Typed, 'body'>,
): Effect | undefined {
  if (isDestructive) return 'erases data'
  if (!fields.some(({ name }) => name === 'dry_run')) return undefined
  const parsed = parseBody(body)
  return typeof parsed === 'object' && parsed['dry_run'] === true ? undefined : 'costs money'
}
