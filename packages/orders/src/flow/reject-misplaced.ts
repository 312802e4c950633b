import { ConfigError } from '@hostwright/common'

/**
 * Rejects options of a call that belong to the second argument of `ensure`. A call that ignored them would spend more
 * than its caller allows, or would not ask.
 */
export function rejectMisplaced(options: object): void {
  const given = options as Readonly<Record<string, unknown>>
  const field = ['maxTotalPrice', 'confirm'].find((name) => given[name] !== undefined)
  if (field === undefined) return
  const orClient = field === 'confirm' ? '' : ', or to createClient'
  throw new ConfigError(
    field,
    `is no option of this call: pass it in the second argument of ensure${orClient}`,
  )
}
