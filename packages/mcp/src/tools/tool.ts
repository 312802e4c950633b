import type { Client } from '@hostwright/common'
import type { Plan } from '@hostwright/plan'
import type { Description } from '../description/description.ts'
import type { GuideSection } from '../description/load-guides.ts'
import type { SearchNames } from '../description/search-names.ts'
import type { Guard } from '../policy/guard-fetch.ts'
import type { Policy } from '../policy/policy.ts'

/** A tool of the server: its definition, and the function that runs it. */
export interface Tool<Input = Readonly<Record<string, unknown>>> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** JSON Schema of the tool's input. */
  readonly input: object
  /**
   * Properties of the tool's result, each as a JSON Schema. Each can be missing, and a result can have others, such as
   * `notice`.
   */
  readonly output: object
  readonly annotations: Annotations
  /** Whether agents that may only read get the tool too. */
  readonly isReading: boolean
  run(input: Input, call: Call): Promise<Outcome>
}

/** Hints about the effects of a tool, which clients read. */
export interface Annotations {
  readonly readOnlyHint: boolean
  readonly destructiveHint?: boolean
  readonly idempotentHint?: boolean
  readonly openWorldHint?: boolean
}

/** The result of a tool: its data, and a short text that summarizes it. */
export interface Outcome {
  readonly text: string
  readonly data: object
}

/** The account, the operator's rules and the stores that all tools of a process share. */
export interface Session {
  readonly policy: Policy
  /** Returns the API description. It is loaded at the first call, so that a new process responds sooner. */
  describe(): Promise<Description>
  /** Returns the sections of the guides to this product. They are loaded at the first call. */
  guides(): Promise<readonly GuideSection[]>
  /** Finds operations, guides and sections of the file by the words of a query. */
  readonly searchNames: (...query: Parameters<SearchNames>) => Promise<ReturnType<SearchNames>>
  /** Client that sends only `GET` requests and rejects all others. */
  readonly reader: Client
  /** Client that sends only reads and writes of the plan that is being applied; `undefined` unless agents may write. */
  readonly writer?: Writer
  readonly plans: PlanStore
  /**
   * Store for generated passwords; `undefined` if the operator has chosen none. Applying a plan that generates a
   * password then fails before its first change.
   */
  readonly secrets?: SecretStore
  /** Returns texts that no result may contain, such as the API key. */
  hidden(): Promise<readonly string[]>
}

/** A client for writes, and its guard. */
export interface Writer extends Pick<Guard, 'during'> {
  readonly client: Client
}

/** One call of a tool, with the session that it uses. */
export interface Call extends Session {
  /**
   * Reports the elapsed and the total time of the call, in milliseconds, to a client that asked for progress: some
   * programs give up a call without progress.
   */
  readonly report: (progress: number, total: number) => Promise<void>
  /** Notes how much of the call is done, for the result of a call that ends before it. */
  readonly note: (progress: { readonly done: number; readonly total: number }) => void
  /**
   * Signal that aborts when the client cancels the call or disconnects. A run that other calls wait for too, or that
   * outlasts its call, goes on.
   */
  readonly signal: AbortSignal
}

/** Store of plans, from which an agent and the person who applies a plan read. */
export interface PlanStore {
  /** Stores a plan and returns the path of its file. */
  write(plan: Plan): Promise<string>
  /** Returns the plan with this digest, of which the first 12 digits are enough; `undefined` if no plan has it. */
  read(digest: string): Promise<{ readonly plan: Plan; readonly path: string } | undefined>
}

/** Store of generated passwords, at the place that the operator has chosen. */
export interface SecretStore {
  write(name: string, value: string): Promise<void>
  read(name: string): Promise<string | undefined>
  remove(name: string): Promise<void>
}
