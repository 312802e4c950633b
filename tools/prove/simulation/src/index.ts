export { callAtOnce, type CallFigures } from './call-at-once.ts'
export { type FleetFigures, rebootFleet, rebootFleetNaively, type UserCalls } from './reboot-fleet.ts'
export { createSimulatedAccount, type SimulatedAccount, type Traffic } from './simulated-account.ts'
export { orderFleet } from './order-fleet.ts'
