/** Calls a tool and returns its data. */
export type Call = (tool: string, args: object) => Promise<unknown>

/** A task for an agent, with the calls that it makes on each server. */
export interface Task {
  readonly name: string
  /** Uses the tools of this package. Returns what the agent would say, if the task is a question. */
  ours(call: Call): Promise<unknown>
  /** Uses one tool for each operation. */
  theirs(call: Call): Promise<unknown>
  /** A write that has to reach the API, once; absent for a question, in which nothing may be written. */
  readonly write?: RegExp
}

export const server = 'hw123456.example.jp'

/** Searches, and reads an operation by its name. */
export async function find(
  call: Call,
  query: string,
  operation: string,
  parameters: object = {},
): Promise<unknown> {
  await call('search', { query })
  return read(call, operation, parameters)
}

export async function read(call: Call, operation: string, parameters: object = {}): Promise<unknown> {
  const { data } = (await call('read', { operation, parameters })) as { readonly data: unknown }
  return data
}

/** Returns the uuid of the only VPS, from a list of VPSs. */
export function uuidOf(list: unknown): string {
  return (list as { readonly servers: readonly { readonly uuid: string }[] }).servers[0]!.uuid
}

/** Describes a section of the file, plans, and applies the plan where the server may; otherwise a person does. */
export async function change(call: Call, section: string, plan: object): Promise<void> {
  await call('describe', { name: section })
  await act(call, plan)
}

export async function act(call: Call, plan: object): Promise<void> {
  const { digest, applied_by: by } = (await call('plan', plan)) as { digest: string; applied_by: string }
  await call(by === 'apply' ? 'apply' : 'a person', { digest })
}
