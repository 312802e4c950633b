import type { Client } from '@hostwright/common'
import type { Plan } from '@hostwright/plan'
import type { Description } from '../description/description.ts'
import type { GuideSection } from '../description/load-guides.ts'
import type { SearchNames } from '../description/search-names.ts'
import type { Policy } from '../policy/policy.ts'

/** A tool: its definition, and what it does. */
export interface Tool<Input = Readonly<Record<string, unknown>>> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** The JSON Schema of its input. */
  readonly input: object
  /** The properties of its result, in JSON Schema. All of them may be missing. */
  readonly output: object
  readonly annotations: Annotations
  /** Whether it is listed for agents that may only read. */
  readonly isReading: boolean
  run(input: Input, call: Call): Promise<Outcome>
}

/** The effects of a tool, as clients see them. */
export interface Annotations {
  readonly readOnlyHint: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint?: boolean
}

/** The result of a tool: data, and a short text beside it. */
export interface Outcome {
  readonly text: string
  readonly data: object
}

/** The session that tools use. */
export interface Session {
  readonly policy: Policy
  /** Loads the description at its first use, so that a new process responds sooner. */
  describe(): Promise<Description>
  /** Loads the guides at their first use. */
  guides(): Promise<readonly GuideSection[]>
  /** Finds operations, guides and sections of the file. */
  readonly searchNames: (...query: Parameters<SearchNames>) => Promise<ReturnType<SearchNames>>
  /** Rejects everything that is not a GET before it is sent. */
  readonly reader: Client
  /** Sends ordinary writes and nothing else; absent unless the operator allows writing. */
  readonly writer?: Client
  readonly plans: PlanStore
  /** Takes generated passwords; absent where the operator names no folder, and plans that generate some then fail. */
  readonly secrets?: SecretStore
  /** Texts that appear in no result, such as the API key. */
  hidden(): Promise<readonly string[]>
}

/** A call of a tool. */
export interface Call extends Session {
  /** Tells a client that asked for progress how far the call is, in milliseconds: some hosts give up a silent call. */
  readonly report: (progress: number, total: number) => Promise<void>
  /** Aborted when the client cancels the call or goes away. */
  readonly signal: AbortSignal
}

/** Keeps plans, for the agent and for the person who applies them. */
export interface PlanStore {
  /** Stores a plan, and returns the path of its file. */
  write(plan: Plan): Promise<string>
  /** Returns the plan with a digest or its first 12 digits. */
  read(digest: string): Promise<{ readonly plan: Plan; readonly path: string } | undefined>
}

/** Keeps generated passwords where the operator wants them. */
export interface SecretStore {
  write(name: string, value: string): Promise<void>
  read(name: string): Promise<string | undefined>
  remove(name: string): Promise<void>
}
