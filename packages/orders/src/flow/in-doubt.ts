// All that only an order in doubt needs: no confirmed order, no rejected one, but each whose outcome is unknown, whose
// contract exists already, or that something in the account may be. It is one module, and reaches all others through
// `findOrdered`: a bundler then makes two files of them. With several, it puts what they share into as many files more,
// which compress worse than the first order saves.
export { checkOrdered } from '../evidence/check-ordered.ts'
export { checkAccount, findUnowned } from './check-account.ts'
export { findOrdered } from './ensure.ts'
export { findExisting, rejectUnexplained } from './find-existing.ts'
export { listPending } from './list-pending.ts'
export { reconcileOrder, toSettling } from './reconcile.ts'
