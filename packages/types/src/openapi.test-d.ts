import { expectTypeOf, test } from 'vitest'
import type {
  ApiKeyInfo,
  CreateRuleRequest,
  ErrorCode,
  HostingOrderServer,
  operations,
  PowerState,
  UpdateSpfRecordRequest,
  VpsOrderRequest,
  VpsSignupServer,
} from './index.ts'

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

test('sets that the documentation closes are closed', () => {
  expectTypeOf<ApiKeyInfo['service_type']>().toEqualTypeOf<'server' | undefined>()
  expectTypeOf<HostingOrderServer['status']>().toEqualTypeOf<'active' | 'setup_pending'>()
  expectTypeOf<VpsSignupServer['status']>().toEqualTypeOf<'active' | 'building' | 'setup_pending'>()
})

test('a custom rule for tcp or udp needs a port, one for icmp and a preset do not', () => {
  expectTypeOf<{ type: 'custom'; protocol: 'tcp' }>().not.toExtend<CreateRuleRequest>()
  expectTypeOf<{ type: 'custom'; protocol: 'udp'; port: '53' }>().toExtend<CreateRuleRequest>()
  expectTypeOf<{ type: 'custom'; protocol: 'icmp' }>().toExtend<CreateRuleRequest>()
  expectTypeOf<{ type: 'ssh' }>().toExtend<CreateRuleRequest>()
})

test('the text of an SPF record goes with the action custom', () => {
  expectTypeOf<{ action: 'custom' }>().not.toExtend<UpdateSpfRecordRequest>()
  expectTypeOf<{ action: 'custom'; spf_record: string }>().toExtend<UpdateSpfRecordRequest>()
  expectTypeOf<{ action: 'reset' }>().toExtend<UpdateSpfRecordRequest>()
})
