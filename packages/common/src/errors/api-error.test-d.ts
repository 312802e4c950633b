import type { ErrorCode, OperationErrorCode } from '@hostwright/types'
import { expectTypeOf, test } from 'vitest'
import { type ApiError, isApiError } from './api-error.ts'

declare const error: unknown

test('a guard narrows to the codes that it is given', () => {
  if (isApiError(error)) expectTypeOf(error).toEqualTypeOf<ApiError>()
  if (isApiError(error, 'PROTECTED', 'FORBIDDEN'))
    expectTypeOf(error.code).toEqualTypeOf<'PROTECTED' | 'FORBIDDEN'>()
  const codes: readonly ErrorCode[] = ['PROTECTED']
  if (isApiError(error, ...codes)) expectTypeOf(error.code).toEqualTypeOf<ErrorCode>()
})

test('a code that does not exist does not compile', () => {
  // @ts-expect-error: the code is misspelled: VPS_NOT_FOUND is correct
  if (isApiError(error, 'VPS_NOTFOUND')) return
  // @ts-expect-error: an arbitrary string is not an error code
  if (isApiError(error, String(error))) return
  if (isApiError(error, 'NEW_CODE' as ErrorCode)) return
  // @ts-expect-error: the misspelled code is rejected in a comparison too
  if (isApiError(error) && error.code === 'VPS_NOTFOUND') return
})

test('a switch on the codes of an operation takes these, and leaves what is not listed', () => {
  if (!isApiError<OperationErrorCode<'startVps'>>(error)) return
  switch (error.code) {
    case 'INVALID_POWER_STATE':
    case 'CONTRACT_NOT_ACTIVE':
      return
    // @ts-expect-error: starting a VPS costs nothing, so the operation cannot return this code
    case 'PRICE_MISMATCH':
      return
    default:
      expectTypeOf(error.code).toExtend<string>()
  }
})
