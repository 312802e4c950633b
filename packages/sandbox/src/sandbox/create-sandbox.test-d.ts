import { expectTypeOf, test } from 'vitest'
import type { Transition } from '../journal/transition.ts'
import type { Sandbox } from './assemble-sandbox.ts'
import { createSandbox } from './create-sandbox.ts'

declare const sandbox: Sandbox

test('a sandbox is what a client is made of', () => {
  expectTypeOf(sandbox.fetch).toEqualTypeOf<(request: Request) => Promise<Response>>()
  expectTypeOf(sandbox.baseUrl).toEqualTypeOf<string>()
  expectTypeOf(sandbox.apiKey).toEqualTypeOf<string>()
  expectTypeOf(sandbox.clock.advance({ minutes: 3 })).resolves.toEqualTypeOf<Transition[]>()
})

test('what it cannot do does not compile', () => {
  // @ts-expect-error: no such effect
  sandbox.faults.add({ operationId: 'orderVps', effect: 'explode' })
  // @ts-expect-error: no such assumption
  void createSandbox({ assumptions: { none: 'x' } })
  // @ts-expect-error: no such alternative
  void createSandbox({ assumptions: { 'completed-order-replay': 'responds with a song' } })
  // @ts-expect-error: no such part of a duration
  void sandbox.clock.advance({ fortnights: 1 })
})
