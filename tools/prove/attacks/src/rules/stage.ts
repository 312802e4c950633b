import { type Client, createMemoryJournal, type OrderJournal } from '@hostwright/common'
import { createHosting, type Hosting } from '@hostwright/hosting'
import type { SandboxOptions } from '@hostwright/sandbox'
import { createVps, type Vps } from '@hostwright/vps'
import { type BuyerOptions, mainKey } from '../connect.ts'
import { type Scene, setUp } from '../scene.ts'

/** A program that orders both products. */
interface Program {
  readonly client: Client
  readonly journal: OrderJournal
  readonly vps: Vps['orders']
  readonly hosting: Hosting['orders']
}

export interface Stage extends Scene {
  /** Starts a program; by default with a journal of its own and a key that may do everything. */
  program(options?: BuyerOptions & { readonly journal?: OrderJournal }): Program
}

// A morning in the middle of a month: prices change at midnight in Japan, when fewer days of the month are left.
const startAt = Date.UTC(2026, 9, 14, 0)

/** An account at an API that looks real, and programs that order there. */
export async function createStage(options: SandboxOptions = {}): Promise<Stage> {
  const scene = await setUp({ world: 'empty', startAt, ...options })
  return {
    ...scene,
    program({ journal = createMemoryJournal(), ...given } = {}) {
      const program = { apiKey: mainKey, address: 'https://api.example.org', ...given, journal }
      const { client } = scene.buyer(program)
      const { client: other } = scene.buyer({ ...program, product: 'hosting' })
      return { client, journal, vps: createVps(client).orders, hosting: createHosting(other).orders }
    },
  }
}

/** The order of a VPS, without a name unless one is given. */
export const anOrder = (name?: string) => ({
  ...(name === undefined ? {} : { name }),
  plan_id: 'standard-2gb' as const,
  period: 12 as const,
  image_id: 'debian-13' as const,
})

/** The password, the consent and a price limit, for `ensure`. */
export const consent = {
  root_password: 'Correct-Horse-7',
  agree_to_terms: true,
  maxTotalPrice: 100_000,
} as const

/** The order of a hosting server. */
export const aServer = (id?: string) => ({
  ...(id === undefined ? {} : { server_id: id }),
  plan_id: 'standard' as const,
  period: 12 as const,
})

export const hostingConsent = { agree_to_terms: true, maxTotalPrice: 100_000 } as const

/** Returns the reason of a rejected promise; `undefined` if it was fulfilled. */
export const thrownBy = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
