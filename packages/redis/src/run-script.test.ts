import { expect, test, vi } from 'vitest'
import { type RedisClient, runScript } from './run-script.ts'

const script = { text: ['return ', '1'], sha1: 'e0e1f9fabfc9d4800c877a703b823ac0578ff8db' }
const options = { keys: ['key'], arguments: ['argument'] }

function createRedis(error: unknown) {
  const evalSha = vi.fn<RedisClient['evalSha']>().mockRejectedValue(error)
  const run = vi.fn<RedisClient['eval']>().mockResolvedValue(1)
  return { evalSha, eval: run }
}

test.each([
  'NOSCRIPT No matching script. Please use EVAL.',
  'Command failed: NOSCRIPT No matching script',
  'An error was signalled by the server: - NoScriptError: No matching script',
])('a Redis that does not know a script is sent its text: %s', async (message) => {
  const redis = createRedis(new Error(message))
  await expect(runScript(redis, script, options)).resolves.toBe(1)
  expect(redis.evalSha).toHaveBeenCalledExactlyOnceWith(script.sha1, options)
  expect(redis.eval).toHaveBeenCalledExactlyOnceWith('return 1', options)
})

test.each([
  new Error('READONLY You can not write against a read only replica.'),
  new Error('The connection was closed, and the script may have run'),
  new Error('ERR unknown command NOSCRIPTS'),
  'NOSCRIPT is no error of a client',
])('after any other failure nothing is retried: %s', async (error) => {
  const redis = createRedis(error)
  await expect(runScript(redis, script, options)).rejects.toBe(error)
  expect(redis.eval).not.toHaveBeenCalled()
})

test('a script that Redis does not know is not sent after its caller has given up', async () => {
  const redis = createRedis(new Error('NOSCRIPT No matching script'))
  const signal = AbortSignal.abort(new Error('too late'))
  await expect(runScript(redis, script, { ...options, signal })).rejects.toThrow('too late')
  expect(redis.eval).not.toHaveBeenCalled()
})
