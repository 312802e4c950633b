import type { Situation } from '../../program/wire/situation.ts'

const protocols = ['http/1.1', 'http/1.1 over TLS', 'h2'] as const
const connections = ['kept', 'fresh'] as const

/** Servers that read the order, execute it and end the connection. */
export const onePost: readonly Situation[] = protocols.flatMap((protocol) =>
  connections.flatMap((connection) =>
    (protocol === 'h2' ? (['end', 'reset', 'refused-stream'] as const) : (['end', 'reset'] as const)).map(
      (then) => ({ protocol, connection, executes: true, then }),
    ),
  ),
)

const rows = ['refuse', 'no-dns', 'self-signed', 'expired', 'other-host'] as const

/** Orders that never leave, because no connection can be made. */
export const unsent: readonly Situation[] = protocols.flatMap((protocol) =>
  rows
    .filter((then) => protocol !== 'http/1.1' || then === 'refuse' || then === 'no-dns')
    .map((then) => ({ protocol, connection: 'fresh' as const, executes: false, then })),
)

/** As `unsent`, but the order leaves on the connection of the dry run, and the API executes it. */
export const sent: readonly Situation[] = [
  ...unsent
    .filter(({ then }) => then !== 'no-dns')
    .map((situation) => ({ ...situation, connection: 'kept' as const, executes: true })),
  ...protocols.map((protocol) => ({
    protocol,
    connection: 'kept' as const,
    executes: true,
    then: 'vanish' as const,
  })),
]
