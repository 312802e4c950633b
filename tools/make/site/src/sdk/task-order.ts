// Verbs in the order of a reader's tasks: create a resource, read it, change it, remove it.
const verbs = [
  'ensure quote place',
  'create install issue register generate add start reinstall advance',
  'list plans servers images get me status find byName pending server',
  'update change set reboot stop grant plan apply forwarding waitUntil waitFor',
  'reconcile delete remove revoke reset clear write',
].map((group) => group.split(' '))

/** Returns the rank of a method among those of its object, in the order of tasks. */
export function rankTask(method: string): number {
  const rank = verbs.findIndex((group) => group.some((verb) => new RegExp(`^${verb}(?![a-z])`).test(method)))
  return rank === -1 ? 2 : rank
}
