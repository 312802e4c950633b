import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test, vi } from 'vitest'

// The setup runs before anything is installed, so it is plain JavaScript, which has no types.
const href = new URL('follow-parent.mjs', import.meta.url).href
const { followParent } = (await import(href)) as {
  readonly followParent: (stop: () => void, world: { readonly readParent: () => number }) => void
}

test('a process is stopped once, when the program that started it has ended, and not before', () => {
  vi.useFakeTimers()
  let parent = 7
  const stop = vi.fn<() => void>()
  followParent(stop, { readParent: () => parent })
  vi.advanceTimersByTime(60_000)
  expect(stop).not.toHaveBeenCalled()
  parent = 1
  vi.advanceTimersByTime(60_000)
  expect(stop).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

test.skipIf(process.platform === 'win32')(
  'a signal that reaches only the shell of a program ends the program too',
  async () => {
    const source = `import { followParent } from '${href}'
followParent(() => process.exit(), { everyMs: 10 })
setInterval(() => {}, 1e6)
console.log('ready')`
    // With a second command behind it, a shell starts the program as a child and does not become it.
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, source])
    await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    // The program holds the pipe of the shell's output open for as long as it runs.
    await once(shell, 'close')
    expect(shell.signalCode).toBe('SIGTERM')
  },
)
