import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { watchSilence } from './watch-silence.ts'

function watch() {
  let time = 0
  let tick: (() => void) | undefined
  let ended = 0
  const socket = Object.assign(new EventEmitter(), { writableLength: 0 })
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

test('a server that responds, or a line on which bytes still wait, is not', () => {
  const { pass, ended, socket } = watch()
  for (let round = 0; round < 10; round += 1) {
    pass(15)
    socket.emit('data')
  }
  socket.writableLength = 1
  pass(300)
  expect(ended()).toBe(0)
  socket.writableLength = 0
  pass(20)
  expect(ended()).toBe(1)
})

test('the watch ends with the connection', () => {
  const { pass, ended, socket } = watch()
  socket.emit('close')
  pass(60)
  expect(ended()).toBe(0)
})
