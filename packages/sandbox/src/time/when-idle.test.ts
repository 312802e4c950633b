import { expect, onTestFinished, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

/** Removes `MessageChannel`, as on platforms that lack it. */
function leaveNode(): void {
  vi.stubGlobal('MessageChannel', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
}

test('in Node it is called back after what is ready', async () => {
  const seen: string[] = []
  await new Promise<void>((resolve) => {
    whenIdle(() => resolve(void seen.push('idle')))
    void Promise.resolve().then(() => seen.push('ready'))
  })
  expect(seen).toEqual(['ready', 'idle'])
})

test('a page is asked to do it in the background', () => {
  leaveNode()
  const postTask = vi.fn(() => Promise.resolve())
  vi.stubGlobal('scheduler', { postTask })
  const callback = (): void => {}
  whenIdle(callback)
  expect(postTask.mock.calls).toEqual([[callback, { priority: 'background' }]])
})

test.each([undefined, {}])('without such a function a timer is used: %j', async (scheduler) => {
  leaveNode()
  vi.stubGlobal('scheduler', scheduler)
  const calledBack = new Promise<string>((resolve) => whenIdle(() => resolve('called back')))
  expect(await calledBack).toBe('called back')
})

test('fake timers do not hold it back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const calledBack = new Promise<string>((resolve) => whenIdle(() => resolve('called back')))
  expect(await calledBack).toBe('called back')
})
