import type { Change, Plan } from '@hostwright/plan'

/** Edits the changes of a plan, as somebody does who knows how its digest is made. */
export const edit = async (plan: Plan, change: (change: Change) => object): Promise<Plan> =>
  forge({ ...plan, changes: plan.changes.map((one) => ({ ...one, ...change(one) })) })

/** Gives a plan the digest of what it says. */
export async function forge({ digest: _, ...parts }: Plan & object): Promise<Plan> {
  const text = JSON.stringify(sortKeys(JSON.parse(JSON.stringify(parts))))
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  const digest = Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return { ...parts, digest }
}

/** Sorts the properties of an object, also inside. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries.map(([key, part]) => [key, sortKeys(part)]))
}
