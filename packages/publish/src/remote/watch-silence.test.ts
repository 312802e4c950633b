import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { watchSilence } from './watch-silence.ts'

function watch() {
  let time = 0
  let tick: (() => void) | undefined
  let ended = 0
  const socket = Object.assign(new EventEmitter(), { bytesWritten: 0, writableLength: 0 })
  watchSilence(socket as unknown as Socket, () => (ended += 1), {
    now: () => time,
    every(_, run) {
      tick = run
      return () => (tick = undefined)
    },
  })
  return {
    socket,
    ended: () => ended,
    pass(seconds: number) {
      for (let passed = 0; passed < seconds; passed += 5) {
        time += 5000
        tick?.()
      }
    },
  }
}

test('a server that sends nothing for 20 seconds is given up, once', () => {
  const { pass, ended } = watch()
  pass(15)
  expect(ended()).toBe(0)
  pass(60)
  expect(ended()).toBe(1)
})

test('a server that responds is not', () => {
  const { pass, ended, socket } = watch()
  for (let round = 0; round < 10; round += 1) {
    pass(15)
    socket.emit('data')
  }
  expect(ended()).toBe(0)
})

test('a slow line, on which bytes wait and leave, is not, and has 20 seconds from the last of them', () => {
  const { pass, ended, socket } = watch()
  socket.bytesWritten = 100
  for (socket.writableLength = 9; socket.writableLength > 0; socket.writableLength -= 1) pass(100)
  pass(15)
  expect(ended()).toBe(0)
  pass(10)
  expect(ended()).toBe(1)
})

test('a server that takes none of the bytes that wait is given up after two minutes', () => {
  const { pass, ended, socket } = watch()
  Object.assign(socket, { bytesWritten: 100, writableLength: 50 })
  pass(5)
  // More is written meanwhile, which waits too.
  Object.assign(socket, { bytesWritten: 200, writableLength: 150 })
  pass(110)
  expect(ended()).toBe(0)
  pass(10)
  expect(ended()).toBe(1)
})

test('the watch ends with the connection', () => {
  const { pass, ended, socket } = watch()
  socket.emit('close')
  pass(60)
  expect(ended()).toBe(0)
})
