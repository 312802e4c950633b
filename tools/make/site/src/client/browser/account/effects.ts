import type { FaultEffect } from '@hostwright/sandbox'

/** The effects of faults, as they are offered. */
export type EffectName =
  | 'outage'
  | 'tooMany'
  | 'slow'
  | 'notExecuted'
  | 'executed'
  | 'late'
  | 'stall'
  | 'truncate'
  | 'html'

/** An input of an effect, with the value that it begins with. */
export interface EffectField {
  readonly name: 'status' | 'code' | 'seconds' | 'ms'
  readonly value: string
}

interface Effect {
  readonly fields: readonly EffectField[]
  readonly make: (read: (name: string) => string) => FaultEffect
}

const plain = (effect: FaultEffect): Effect => ({ fields: [], make: () => effect })

/** Faults that a request can have. */
export const effects: Readonly<Record<EffectName, Effect>> = {
  outage: {
    fields: [
      { name: 'status', value: '503' },
      { name: 'code', value: 'SERVICE_UNAVAILABLE' },
    ],
    make: (read) => ({ status: Number(read('status')), code: read('code') }),
  },
  tooMany: {
    fields: [{ name: 'seconds', value: '7' }],
    make: (read) => ({ retryAfterSeconds: Number(read('seconds')) }),
  },
  slow: {
    fields: [{ name: 'ms', value: '2000' }],
    make: (read) => ({ latencyMs: Number(read('ms')) }),
  },
  notExecuted: plain('drop-request'),
  executed: plain('drop-response'),
  late: {
    fields: [{ name: 'ms', value: '130000' }],
    make: (read) => ({ finishLateMs: Number(read('ms')) }),
  },
  stall: plain('stall'),
  truncate: plain('truncate'),
  html: plain('html'),
}
