import type { DocumentedOperation } from '@hostwright/contract/description'
import type { SandboxOptions } from '@hostwright/sandbox/node'
import { expect } from 'vitest'
import type { Caller, Changes, OpenCaller } from './caller.ts'

/** A situation in which the API rejects calls. */
export interface Rejection {
  readonly options?: SandboxOptions
  /** Brings about the situation, and returns the differences from the description's example requests. */
  readonly given?: (caller: Caller) => Promise<Changes | void> | Changes | void
  /** Operations to call in that situation, one after another. */
  readonly operations?: readonly DocumentedOperation[]
  /** Code with which each operation rejects. Without it, only the codes that were returned are collected. */
  readonly code?: string
  /**
   * Whether the requests bypass Prism, which corrects a broken address, does not return a body that is not JSON, and
   * forwards simultaneous requests one by one.
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
