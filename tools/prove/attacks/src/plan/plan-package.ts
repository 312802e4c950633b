import type { Client } from '@hostwright/common'
// The attacks are not linked with the package, whose form they take as the second edition has it.
import * as published from '../../../../../packages/plan/src/index.ts'

/** A change, as far as the attacks look at it. */
export interface Change {
  readonly address: string
  readonly action: 'create' | 'update' | 'delete' | 'order'
  readonly before: unknown
  readonly after: unknown
  readonly needs?: string | null
  readonly destroys?: readonly string[]
  readonly requires?: readonly string[]
  readonly obstacles: readonly string[]
  readonly notes?: readonly string[]
  readonly operations: readonly Operation[]
  readonly price: number | null
}

export interface Operation {
  readonly operationId: string
  readonly params: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

export interface Plan {
  readonly account: unknown
  readonly summary: string
  readonly needs?: readonly string[]
  readonly changes: readonly Change[]
  readonly foreign: readonly { readonly address: string; readonly managedBy: string | null }[]
  readonly digest: string
}

/** The options of the second edition that attacks use. */
export interface ApplyOptions {
  readonly client: Client
  readonly approver?: Client
  readonly allow?: readonly string[]
  readonly spend?: number
  readonly again?: Readonly<Record<string, unknown>>
  readonly onSurprise?: 'stop' | 'skip'
  readonly expect?: string
  readonly accountEmpty?: boolean
  readonly resolveSecret?: (reference: object, address: string) => string
  readonly onSecret?: (secret: { readonly value: string }) => void | Promise<void>
  readonly onProgress?: (event: unknown) => void
}

export interface Applied {
  readonly done: readonly string[]
  readonly unchanged: readonly string[]
  readonly left: readonly unknown[]
  readonly changedSince?: readonly { readonly address: string }[]
  readonly writes: number
}

interface Package {
  parseDesired(file: string | object): object
  planAccount(client: Client, desired: object, options?: object): Promise<Plan>
  applyPlan(plan: Plan, options: ApplyOptions): Promise<Applied>
  planZone(client: Client, zone: object, options?: object): Promise<Plan>
  parsePlan(text: string): Promise<Plan>
}

export const { parseDesired, planAccount, applyPlan, planZone, parsePlan } = published as unknown as Package
