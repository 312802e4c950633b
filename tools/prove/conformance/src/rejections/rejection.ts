import type { DocumentedOperation } from '@hostwright/contract/description'
import type { SandboxOptions } from '@hostwright/sandbox/node'
import { expect } from 'vitest'
import type { Caller, Changes, OpenCaller } from './caller.ts'

/** A situation in which the API rejects calls. */
export interface Rejection {
  readonly options?: SandboxOptions
  /** Brings about the situation, and returns what is sent otherwise than the examples of the description say. */
  readonly given?: (caller: Caller) => Promise<Changes | void> | Changes | void
  /** The operations that are called then, one after the other. */
  readonly operations?: readonly DocumentedOperation[]
  /** The code with which each rejects; if it is not the same for all, that each of them is reached is checked. */
  readonly code?: string
  /**
   * Not through Prism, which corrects a broken address, does not return a body that is no JSON, and sends one by one
   * what arrives at the same time.
   */
  readonly isDirect?: true
}

/** Brings about a rejection in a new sandbox. */
export async function reject(rejection: Rejection, open: OpenCaller): Promise<void> {
  const { options, given, operations = [], code } = rejection
  const caller = await open(options)
  const changes = (await given?.(caller)) ?? {}
  const replies = await caller.callEach(operations, changes)
  if (code !== undefined) expect(replies.filter((reply) => reply.code !== code)).toEqual([])
}
