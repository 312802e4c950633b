import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Sftp } from '../remote/sftp.ts'
import { createLanes } from './lanes.ts'

/** Channels, and uploads that end when they are told to. */
function openLanes() {
  const lanes = createLanes()
  const names = new Map<Sftp, string>()
  const running: { readonly channel: string; readonly end: (error?: Error) => void }[] = []
  return {
    addChannel(name: string): void {
      const sftp = {} as Sftp
      names.set(sftp, name)
      lanes.add({ sftp, send: () => Promise.reject(new Error('Nothing is sent.')) })
    },
    upload: (bytes: number) =>
      lanes.run(bytes, ({ sftp }) => {
        const { promise, resolve, reject } = Promise.withResolvers<void>()
        running.push({
          channel: names.get(sftp)!,
          end: (error) => (error === undefined ? resolve() : reject(error)),
        })
        return promise
      }),
    running,
    channels: () => running.map(({ channel }) => channel).join(''),
  }
}

test('a file begins on the channel with the fewest bytes', () => {
  const { addChannel, upload, channels } = openLanes()
  addChannel('a')
  addChannel('b')
  for (const bytes of [5_000_000, 2_000_000, 2_000_000, 2_000_000]) void upload(bytes)
  expect(channels()).toBe('abbb')
})

test('while all channels are full, files wait, and begin in their order on the one that gets room', async () => {
  const { addChannel, upload, running, channels } = openLanes()
  addChannel('a')
  addChannel('b')
  for (const bytes of [9_000_000, 8_000_000, 7_000_000, 900_000, 900_000, 900_000]) void upload(bytes)
  expect(channels()).toBe('ab')
  running[1]!.end()
  await turn()
  expect(channels()).toBe('abbbb')
  running[0]!.end()
  await turn()
  expect(channels()).toBe('abbbba')
})

test('a channel that opens later takes files that wait', () => {
  const { addChannel, upload, channels } = openLanes()
  void upload(8_000_000)
  addChannel('a')
  void upload(8_000_000)
  expect(channels()).toBe('a')
  addChannel('b')
  expect(channels()).toBe('ab')
})

test('an upload that fails rejects, and makes room', async () => {
  const { addChannel, upload, running, channels } = openLanes()
  addChannel('a')
  const failing = upload(8_000_000)
  void upload(1)
  running[0]!.end(new Error('full'))
  await expect(failing).rejects.toThrow('full')
  await turn()
  expect(channels()).toBe('aa')
})
