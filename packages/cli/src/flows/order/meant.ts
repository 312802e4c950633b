import type { Client, Quote } from '@hostwright/common'
import type { Session } from '../../session/session.ts'
import type { Intents } from './intents.ts'
import type { Form, Ordered, Product } from './product.ts'

/** An order that somebody means. */
export interface Meant {
  readonly session: Session
  readonly client: Client
  readonly product: Product
  readonly form: Form
  readonly password: string | undefined
  readonly key: string | undefined
  readonly intents: Intents
  /** Whether the run goes on until it can be used. */
  readonly wait: boolean
}

/** An order that was executed. */
export interface Executed {
  readonly number: number
  readonly quote: Quote<object>
  readonly ordered: Ordered
  /** Whether an earlier run has ordered it. */
  readonly isEarlier: boolean
  /** How it is to be called, where it was ordered under another name. */
  readonly name?: string | undefined
}

/** What an error says of a run that has ordered nothing. */
export const nothing = 'Nothing was ordered by this run.'

/** Ends an intent of which nothing was ordered. */
export async function drop({ intents, session }: Meant, number: number): Promise<void> {
  await intents.end(number, { at: session.world.now(), contract: null })
}
