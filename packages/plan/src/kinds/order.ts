import { say } from '../resource/effects.ts'
import { byProperty, define, ofServer } from '../resource/facts.ts'
import type { Action } from '../resource/resource.ts'
import { byPerson } from '../resource/unattended.ts'

/**
 * The order of a contract, or the wait for one that was ordered before. It spends money, which is allowed separately. Its
 * place is empty while the server does not exist, and its request is built when it is planned.
 */
export const order: Action<'order'> = define((): Action<'order'> => ({
  ...ofServer,
  ...byProperty,
  below: () => '',
  effect: ({ address, action }) => (action === 'order' ? say('spends', address) : []),
  unattended: byPerson,
  initial: 'empty',
  repeat: 'key',
  read: async () => undefined,
  requests: () => [],
}))
