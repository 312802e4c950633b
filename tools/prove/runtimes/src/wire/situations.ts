import type { Situation } from '../../program/wire/situation.ts'

const protocols = ['http/1.1', 'http/1.1 over TLS', 'h2'] as const
const connections = ['kept', 'fresh'] as const

/** Servers that read the order, execute it and end the connection. */
export const onePost: readonly Situation[] = protocols.flatMap((protocol) =>
  connections.flatMap((connection) =>
    (protocol === 'h2' ? (['end', 'reset', 'refused-stream'] as const) : (['end', 'reset'] as const)).map(
      (fault) => ({ protocol, connection, executes: true, fault }),
    ),
  ),
)

const rows = ['refuse', 'no-dns', 'self-signed', 'expired', 'other-host'] as const

/** Orders that never leave, because no connection can be made. */
export const unsent: readonly Situation[] = protocols.flatMap((protocol) =>
  rows
    .filter((fault) => protocol !== 'http/1.1' || fault === 'refuse' || fault === 'no-dns')
    .map((fault) => ({ protocol, connection: 'fresh' as const, executes: false, fault })),
)

/** As `unsent`, but the order leaves on the connection of the dry run, and the API executes it. */
export const sent: readonly Situation[] = [
  ...unsent
    .filter(({ fault }) => fault !== 'no-dns')
    .map((situation) => ({ ...situation, connection: 'kept' as const, executes: true })),
  ...protocols.map((protocol) => ({
    protocol,
    connection: 'kept' as const,
    executes: true,
    fault: 'vanish' as const,
  })),
]
