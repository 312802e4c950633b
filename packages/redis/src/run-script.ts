/**
 * The methods of a Redis client that are used. Clients, pools and clusters of the package `redis` (node-redis) have
 * them.
 */
export interface RedisClient {
  /** Runs a script by its hash, with `EVALSHA`. Rejects with Redis's own message, such as `NOSCRIPT …`, somewhere in its text. */
  evalSha(sha1: string, options: ScriptArguments): Promise<unknown>
  /** Runs a script by its text, with `EVAL`. */
  eval(script: string, options: ScriptArguments): Promise<unknown>
}

/** The keys and the arguments of a script. In a Redis cluster, all keys must have the same hash slot. */
export interface ScriptArguments {
  /** The keys that the script reads or writes. */
  readonly keys: string[]
  /** The arguments that are not keys. */
  readonly arguments: string[]
  /** Aborts when the response is not waited for any more. A client can then close its connection, which may hang. */
  readonly signal?: AbortSignal
}

/** A script that Redis runs atomically. */
export interface Script {
  /** The text, in parts: a bundler keeps a text that is put together, even if nothing uses it. */
  readonly text: readonly string[]
  /** The SHA-1 hash of the text, in hexadecimal digits. A literal, because not every runtime has a function for it. */
  readonly sha1: string
}

/** Runs a script by its hash; sends its text if Redis does not know the hash yet. */
export async function runScript(
  client: RedisClient,
  { text, sha1 }: Script,
  options: ScriptArguments,
): Promise<unknown> {
  try {
    return await client.evalSha(sha1, options)
  } catch (error) {
    // Clients put words of their own around that of Redis, or translate it.
    if (!(error instanceof Error && /\b(NOSCRIPT|NoScriptError)\b/.test(error.message))) throw error
    options.signal?.throwIfAborted()
    return client.eval(text.join(''), options)
  }
}
