export { createRecord } from './create-record.ts'
export type { Test } from './expect-equal.ts'
export { type OpenJournal, testJournal } from './test-journal.ts'
export { type OpenPacingStore, testPacingStore } from './test-pacing-store.ts'
