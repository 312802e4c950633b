import type { CallOptions } from '@hostwright/common'
import type { operations } from '@hostwright/types'
import type { Sdk } from '../sdk.ts'

/** Calls one operation with a single request. */
export type Case = (sdk: Sdk, options: CallOptions) => Promise<unknown>

/** Calls of some operations. */
export type Cases = { readonly [Id in keyof operations]?: Case }
