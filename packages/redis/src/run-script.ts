import { createHash } from 'node:crypto'

/** The part of a Redis client that is used. Clients, pools and clusters of node-redis have it. */
export interface RedisClient {
  /** Sends `EVALSHA`. Rejects with Redis's own message, such as `NOSCRIPT …`. */
  evalSha(sha1: string, options: ScriptArguments): Promise<unknown>
  /** Sends `EVAL`. */
  eval(script: string, options: ScriptArguments): Promise<unknown>
}

/** The keys and the arguments of a script. All keys lie in one slot of a cluster. */
export interface ScriptArguments {
  /** The keys that the script may touch. */
  readonly keys: string[]
  /** Its further arguments. */
  readonly arguments: string[]
}

/** A script that Redis runs atomically. */
export interface Script {
  readonly text: string
  readonly sha1: string
}

/* @__NO_SIDE_EFFECTS__ */
export function createScript(...parts: readonly string[]): Script {
  const text = parts.join('')
  return { text, sha1: createHash('sha1').update(text).digest('hex') }
}

/** Runs a script by its hash, or by its text if Redis does not know it yet. */
export async function runScript(
  client: RedisClient,
  { text, sha1 }: Script,
  options: ScriptArguments,
): Promise<unknown> {
  try {
    return await client.evalSha(sha1, options)
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
    return client.eval(text, options)
  }
}
