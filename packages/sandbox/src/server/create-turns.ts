/** Responds to the requests of one connection one after the other. `respond` never rejects. */
export type TakeTurn = (connection: object, respond: () => Promise<void>) => Promise<void>

/**
 * A client may send its next request before it has the response to the last one. Node gives out both at the same time,
 * and a PUT whose body is read later would be executed after the GET behind it (RFC 9112, section 9.3.2).
 */
export function createTurns(): TakeTurn {
  const last = new WeakMap<object, Promise<void>>()
  return async (connection, respond) => {
    const before = last.get(connection)
    const turn = before === undefined ? respond() : before.then(respond)
    last.set(connection, turn)
    await turn
    if (last.get(connection) === turn) last.delete(connection)
  }
}
