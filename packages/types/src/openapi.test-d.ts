import { expectTypeOf, test } from 'vitest'
import type {
  ApiKeyInfo,
  CreateDnsRecordRequest,
  CreateRuleRequest,
  DnsRecord,
  ErrorCode,
  ErrorCodeStatus,
  HostingOrderServer,
  OperationErrorCode,
  OperationErrorCodes,
  operations,
  PowerState,
  Unlisted,
  UpdateDmarcSettingRequest,
  UpdateSpfRecordRequest,
  VpsOrderRequest,
  VpsSignupServer,
  VpsUuid,
} from './index.ts'

test('an open set completes its known values; any other has to be cast', () => {
  expectTypeOf<'PRICE_MISMATCH'>().toExtend<ErrorCode>()
  expectTypeOf('NEW_CODE' as ErrorCode).toExtend<string>()
  // @ts-expect-error: no such type of record is known
  expectTypeOf<'SPF'>().toExtend<CreateDnsRecordRequest['type']>()
  // @ts-expect-error: a policy that is misspelt
  expectTypeOf<'rejct'>().toExtend<NonNullable<UpdateDmarcSettingRequest['policy']>>()
  // What the API gave may be returned, also where this version does not list it.
  expectTypeOf<DnsRecord['type']>().toExtend<CreateDnsRecordRequest['type']>()
})

test('a code that is misspelt is found where it is compared', (): void => {
  const code = 'PRICE_MISMATCH' as ErrorCode
  // @ts-expect-error: there is no such code
  if (code === 'PRICE_MISSMATCH') return
  if (code !== 'PRICE_MISMATCH') return
  expectTypeOf(code).toEqualTypeOf<'PRICE_MISMATCH'>()
})

test('a closed set takes nothing else', () => {
  expectTypeOf<'running'>().toExtend<PowerState>()
  expectTypeOf<string>().not.toExtend<PowerState>()
})

test('an operation has the codes that it can end with', () => {
  expectTypeOf<'PRICE_MISMATCH' | 'CAPACITY_UNAVAILABLE'>().toExtend<OperationErrorCode<'orderVps'>>()
  // @ts-expect-error: an order has no rules of a packet filter
  expectTypeOf<'RULE_NOT_FOUND'>().toExtend<OperationErrorCode<'orderVps'>>()
  // @ts-expect-error: no such operation
  expectTypeOf<OperationErrorCode<'orderVpss'>>().toExtend<string>()
  expectTypeOf<keyof operations>().toEqualTypeOf<keyof OperationErrorCodes>()
  expectTypeOf<Exclude<ErrorCode, Unlisted>>().toEqualTypeOf<keyof ErrorCodeStatus>()
})

test('a property that may be null is there and says so; an order says what it agrees to', () => {
  expectTypeOf<VpsSignupServer['uuid']>().toEqualTypeOf<string | null>()
  expectTypeOf<VpsOrderRequest['expected_total_price']>().toExtend<number | undefined>()
})

test('an identifier is a plain text, which clients that map types leave as it is', () => {
  expectTypeOf<VpsUuid>().not.toExtend<object>()
  expectTypeOf<DnsRecord['type']>().not.toExtend<object>()
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
