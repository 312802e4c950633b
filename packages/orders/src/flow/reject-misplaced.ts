import { ConfigError } from '@hostwright/common'

/**
 * Rejects properties of an order, and options of a call, that belong to the second argument of `ensure`. A call that
 * ignored them would spend more than its caller allows, or would not ask.
 */
export function rejectMisplaced(argument: object): void {
  const given = argument as Readonly<Record<string, unknown>>
  const field = ['maxTotalPrice', 'confirm'].find((name) => given[name] !== undefined)
  if (field === undefined) return
  const orClient = field === 'confirm' ? '' : ', or to createClient'
  throw new ConfigError(field, `does not belong here: pass it in the second argument of ensure${orClient}`)
}
