// Entry point for workerd: a worker whose client counts in a Redis that it reaches over HTTP.
import { createRedisStore, type ScriptArguments } from '@hostwright/redis'
import { createWorker, fastClock } from './create-worker.ts'

export default createWorker(({ API }) => {
  const run = async (
    command: string,
    text: string,
    { signal, ...rest }: ScriptArguments,
  ): Promise<unknown> => {
    const body = JSON.stringify({ command, text, ...rest })
    const response = await fetch(`${API}/redis`, { method: 'POST', body, signal: signal ?? null })
    if (!response.ok) throw new Error(await response.text())
    return response.json()
  }
  return createRedisStore(
    {
      evalSha: (sha1, options) => run('evalSha', sha1, options),
      eval: (script, options) => run('eval', script, options),
    },
    // The time in which Redis has to respond is real, and no part of what is tested.
    { account: 'shop', now: fastClock.now, sleep: fastClock.sleep, timeoutMs: 60_000 },
  )
})
