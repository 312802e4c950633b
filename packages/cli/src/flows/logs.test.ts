import { expect, test } from 'vitest'
import { createMachine } from '../testing/test-machine.ts'

test('logs --follow prints new entries until Ctrl+C', async () => {
  const machine = await createMachine()
  const interruption = new AbortController()
  let reads = 0
  const { exitCode, stdout } = await machine.hostwright('logs --follow', {
    interrupted: interruption.signal,
    async fetch(request) {
      reads += 1
      if (reads === 2) await machine.hostwright('vps memo set web-01 --memo x')
      if (reads === 4) interruption.abort()
      return machine.sandbox.fetch(request)
    },
  })
  expect(exitCode).toBe(130)
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { method: string })
  expect(lines.map(({ method }) => method)).toContain('PUT')
})

test('logs --follow ends with exit code 0 when the reader closes the pipe', async () => {
  const machine = await createMachine()
  const closing = new AbortController()
  let reads = 0
  const ended = await machine.hostwright('logs --follow', {
    closed: closing.signal,
    fetch(request) {
      reads += 1
      if (reads === 3) closing.abort()
      return machine.sandbox.fetch(request)
    },
  })
  expect(ended).toMatchObject({ exitCode: 0, stderr: '' })
  expect(reads).toBe(3)
})

test('logs --help names no cursor, which is no flag', async () => {
  const machine = await createMachine()
  const { stdout } = await machine.hostwright('logs --help')
  expect(stdout).toContain('Filters are combined with AND.')
  expect(stdout).toContain('--all')
  expect(stdout).not.toContain('cursor')
})
