import { expect, test, vi } from 'vitest'
import { createScript, type RedisClient, runScript } from './run-script.ts'

const script = createScript('return 1')
const options = { keys: ['key'], arguments: ['argument'] }

function createRedis(error: unknown) {
  const evalSha = vi.fn<RedisClient['evalSha']>().mockRejectedValue(error)
  const run = vi.fn<RedisClient['eval']>().mockResolvedValue(1)
  return { evalSha, eval: run }
}

test('a Redis that does not know a script is sent its text', async () => {
  const redis = createRedis(new Error('NOSCRIPT No matching script. Please use EVAL.'))
  await expect(runScript(redis, script, options)).resolves.toBe(1)
  expect(redis.evalSha).toHaveBeenCalledExactlyOnceWith('e0e1f9fabfc9d4800c877a703b823ac0578ff8db', options)
  expect(redis.eval).toHaveBeenCalledExactlyOnceWith('return 1', options)
})

test.each([
  new Error('READONLY You can not write against a read only replica.'),
  new Error('The connection was closed, and the script may have run'),
  'NOSCRIPT is no error of a client',
])('after any other failure nothing is retried: %s', async (error) => {
  const redis = createRedis(error)
  await expect(runScript(redis, script, options)).rejects.toBe(error)
  expect(redis.eval).not.toHaveBeenCalled()
})
