/** The two switches of SSH. */
export interface SshSwitches {
  /** Whether the server accepts SSH. */
  readonly ssh_enabled: boolean
  /** Whether it rejects addresses abroad. */
  readonly abroad_access_restriction: boolean
}

/** A record of a publish that opened SSH, or that uses it while another publish has opened it. */
export interface SshOpening {
  /** The id of the publish. */
  readonly id: string
  /** The servername. */
  readonly server: string
  /** The machine and the process that opened it. */
  readonly by: string
  /** Time of the opening, in ISO 8601. */
  readonly at: string
  /** Time at which the publish means to be done, in ISO 8601. */
  readonly until: string
  /** The switches before. */
  readonly before: SshSwitches
  /** The switches that this publish changed, with their new values; empty if another one had opened SSH. */
  readonly set: Partial<SshSwitches>
  /** `in`: the publish is going on. `left`: it has ended, and others were still in. `closing`: SSH is being closed. */
  readonly state: 'in' | 'left' | 'closing'
}

/** Whether nobody should need an opening any more. */
export function isOverdue({ until }: SshOpening, nowMs: number): boolean {
  return Date.parse(until) <= nowMs
}

/** Reads a record as input from outside. Returns `undefined` for one that is damaged. */
export function parseOpening(text: string): SshOpening | undefined {
  let value: Partial<Record<keyof SshOpening, unknown>>
  try {
    value = Object(JSON.parse(text)) as typeof value
  } catch {
    return undefined
  }
  const { id, server, by, at, until, state } = value
  const before = toSwitches(value.before)
  const set = toSwitches(value.set)
  const areTexts = [id, server, by, at, until].every((one) => typeof one === 'string')
  const isRight =
    areTexts &&
    /^[\w-]{1,64}$/.test(id as string) &&
    !Number.isNaN(Date.parse(until as string)) &&
    (state === 'in' || state === 'left' || state === 'closing')
  const { ssh_enabled, abroad_access_restriction } = before
  if (!isRight || ssh_enabled === undefined || abroad_access_restriction === undefined) return undefined
  const texts = { id, server, by, at, until } as Record<'id' | 'server' | 'by' | 'at' | 'until', string>
  return { ...texts, state, set, before: { ssh_enabled, abroad_access_restriction } }
}

function toSwitches(value: unknown): Partial<SshSwitches> {
  const { ssh_enabled, abroad_access_restriction } = Object(value) as Partial<SshSwitches>
  return {
    ...(typeof ssh_enabled === 'boolean' && { ssh_enabled }),
    ...(typeof abroad_access_restriction === 'boolean' && { abroad_access_restriction }),
  }
}
