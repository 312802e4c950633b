import type { Decision, Order, Question } from './steps.ts'

/** The flows of both engines. */
export interface Flows {
  /** Returns the uuid of the server. */
  orderServer(order: Order): Promise<string>
  /** **Erases the disk.** */
  reinstallSafely(uuid: string, image_id: string): Promise<string | null>
  rebootInWaves(uuids: string[], size: number): Promise<number>
}

/** A question of a flow. A later one has another number. */
export type Asked = Question & { readonly number: number }

/** Starts flows, and decides what they ask. */
export interface FlowClient {
  /** Starts a flow, unless its id was used before, and resolves to a function that waits for its result. */
  start<Name extends keyof Flows>(
    name: Name,
    id: string,
    ...given: Parameters<Flows[Name]>
  ): Promise<() => Promise<Awaited<ReturnType<Flows[Name]>>>>
  /** Returns the latest question of a flow; null if it has asked none. */
  question(id: string): Promise<Asked | null>
  /** Decides the question of this number. */
  decide(id: string, number: number, decision: Decision): Promise<void>
  close(): Promise<void>
}
