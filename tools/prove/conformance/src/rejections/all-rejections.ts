import {
  changeAServerTooEarly,
  changeAVpsThatIsReinstalled,
  changeAVpsTooEarly,
  changeWhatIsSuspended,
  nameAVpsWithoutReverseRecord,
  switchAVpsInTheWrongState,
} from './by-state.ts'
import {
  callForAnotherTarget,
  callForAnUnknownTarget,
  callFromElsewhere,
  callTooOften,
  callWithABrokenAddress,
  callWithABrokenBody,
  callWithInvalidInput,
  callWithoutAKey,
  callWithoutRights,
} from './for-any-operation.ts'
import { orderTwiceAtOnce, orderWhatIsTaken, rejectOrders } from './of-orders.ts'
import { addTwice, callForAnUnknownResource, claimAForeignDomain } from './of-resources.ts'
import { rejectRules } from './of-rules.ts'
import type { OpenCaller } from './caller.ts'

/** What is rejected, and what brings a sandbox to it. */
export const allRejections: readonly (readonly [string, (open: OpenCaller) => Promise<void>])[] = [
  ['no key', callWithoutAKey],
  ['a key without rights', callWithoutRights],
  ['a key for other addresses', callFromElsewhere],
  ['a key for other targets', callForAnotherTarget],
  ['an unknown target', callForAnUnknownTarget],
  ['an address that cannot be decoded', callWithABrokenAddress],
  ['a body that is no JSON', callWithABrokenBody],
  ['too many requests', callTooOften],
  ['invalid input', callWithInvalidInput],
  ['a hosting server that is not set up', changeAServerTooEarly],
  ['a VPS that is not active', changeAVpsTooEarly],
  ['a VPS that is reinstalled', changeAVpsThatIsReinstalled],
  ['a VPS in the wrong power state, or protected', switchAVpsInTheWrongState],
  ['what is suspended', changeWhatIsSuspended],
  ['a VPS without a reverse record', nameAVpsWithoutReverseRecord],
  ['orders', rejectOrders],
  ['an order twice at once', orderTwiceAtOnce],
  ['orders of what is taken', orderWhatIsTaken],
  ['packet filter rules', rejectRules],
  ['an unknown resource', callForAnUnknownResource],
  ['what is there already', addTwice],
  ['a domain of somebody else', claimAForeignDomain],
]
