import { inspect } from 'node:util'
import { afterEach, expect, test, vi } from 'vitest'
import { createClient } from '../client/client.ts'
import type { ClientOptions } from '../client/client-options.ts'
import { createFakePlatform } from '../testing/fake-platform.ts'
import { createScriptedFetch, json, rejection } from '../testing/scripted-fetch.ts'
import { createObserve } from './observe.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const apiKey = 'key-5f1d8c'
const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function watchWarnings() {
  return vi.spyOn(process, 'emitWarning').mockImplementation(() => {})
}

const throws = (): never => {
  throw new Error(`Cannot write for ${apiKey}`)
}
const rejects = (): Promise<never> => Promise.reject(new Error(`Cannot write for ${apiKey}`))
const failing = [throws, rejects] as never as (() => undefined)[]

const observers = failing.flatMap((fail): [string, ClientOptions, (() => void) | undefined][] => [
  ['logger', { logger: { debug: fail, info: fail, warn: fail, error: fail } }, undefined],
  ['trace', { trace: () => fail }, undefined],
  ['onAttempt', {}, fail],
])

test.each(observers)(
  'a failing %s does not change the call and is reported once',
  async (name, options, onAttempt) => {
    const warned = watchWarnings()
    const replies = [rejection(503, 'SERVICE_UNAVAILABLE'), json({ ok: true }), rejection(404, 'NOT_FOUND')]
    const { fetch, requests } = createScriptedFetch(...replies)
    const client = createClient({
      baseUrl: 'https://api.example.com',
      apiKey,
      ...createFakePlatform(),
      fetch,
      ...options,
    })
    await expect(client.me({ onAttempt })).resolves.toEqual({ ok: true })
    await expect(client.me({ onAttempt })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await settle()
    expect(requests).toHaveLength(3)
    expect(warned).toHaveBeenCalledOnce()
    expect(warned).toHaveBeenCalledWith(
      `${name} failed; the call is not affected, and this is reported once: Error: Cannot write for [redacted]`,
      'HostwrightWarning',
    )
  },
)

test.each(failing)(
  'the error of a trace is reported without its message before the key is known',
  async (trace) => {
    const warned = watchWarnings()
    const { fetch } = createScriptedFetch(json({ ok: true }))
    const client = createClient({ baseUrl: 'https://api.example.com', apiKey, fetch, trace: trace as never })
    await expect(client.me()).resolves.toEqual({ ok: true })
    expect(warned).toHaveBeenCalledOnce()
    expect(inspect(warned.mock.calls)).toContain('trace failed')
    expect(inspect(warned.mock.calls)).not.toContain(apiKey)
  },
)

test('each client reports its own observers', async () => {
  const warned = watchWarnings()
  for (let count = 0; count < 2; count += 1) {
    const { fetch } = createScriptedFetch(json({}))
    await createClient({ baseUrl: 'https://api.example.com', apiKey, fetch, trace: throws }).me()
  }
  expect(warned).toHaveBeenCalledTimes(2)
})

test('a trace may return nothing', async () => {
  const warned = watchWarnings()
  const { fetch } = createScriptedFetch(json({}))
  const trace = (() => undefined) as never
  await createClient({ baseUrl: 'https://api.example.com', apiKey, fetch, trace }).me()
  expect(warned).not.toHaveBeenCalled()
})

test('without a process, reportError of the page is used, if it exists', async () => {
  const reportError = vi.fn()
  vi.stubGlobal('process', undefined)
  vi.stubGlobal('reportError', reportError)
  createObserve()('onProgress', throws)
  await settle()
  expect(inspect(reportError.mock.calls)).toContain('onProgress failed')
  vi.stubGlobal('reportError', undefined)
  expect(() => createObserve()('onProgress', throws)).not.toThrow()
})

test('without a request, only the class of an observer’s error is reported', async () => {
  const report = vi.fn()
  createObserve(report)('onProgress', throws)
  await settle()
  expect(report).toHaveBeenCalledWith(
    'onProgress failed; the call is not affected, and this is reported once: Error',
  )
})

test.each([
  ['nothing', undefined],
  ['an object whose properties throw', new Proxy({}, { get: throws, getPrototypeOf: throws, has: throws })],
])('an observer may throw %s', async (_, thrown) => {
  const report = vi.fn()
  createObserve(report)('logger', () => {
    throw thrown
  })
  await settle()
  expect(report).toHaveBeenCalledOnce()
  createObserve(report)('logger', () => thrown)
})
