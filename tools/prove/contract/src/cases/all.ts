import type { operations } from '@hostwright/types'
import { accountCases } from './account.ts'
import type { Case } from './case.ts'
import { hostingCases } from './hosting.ts'
import { vpsCases } from './vps.ts'

/** A call of every operation. The type demands a case for each, and nothing beyond. */
export const cases: Record<keyof operations, Case> = { ...accountCases, ...hostingCases, ...vpsCases }

export type { Sdk } from '../sdk.ts'
