import { expectTypeOf, test } from 'vitest'
import type { ErrorCode, operations, PowerState, VpsOrderRequest, VpsSignupServer } from './index.ts'

test('an open set completes its known values and takes others; a closed one does not', () => {
  expectTypeOf<'PRICE_MISMATCH'>().toExtend<ErrorCode>()
  expectTypeOf<string>().toExtend<ErrorCode>()
  expectTypeOf<'running'>().toExtend<PowerState>()
  expectTypeOf<string>().not.toExtend<PowerState>()
})

test('a field that may be null is there and says so; an order says what it agrees to', () => {
  expectTypeOf<VpsSignupServer['uuid']>().toEqualTypeOf<string | null>()
  expectTypeOf<VpsOrderRequest['expected_total_price']>().toExtend<number | undefined>()
})

test('every operation has its name', () => {
  expectTypeOf<'orderVps' | 'getApiKey' | 'listLogs'>().toExtend<keyof operations>()
})
