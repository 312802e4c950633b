// What a reader does first comes first: to have something, to see it, to change it, to remove it.
const verbs = [
  ['ensure', 'quote', 'place'],
  ['create', 'install', 'issue', 'register', 'generate', 'add', 'start', 'reinstall', 'advance'],
  ['list', 'plans', 'servers', 'images', 'get', 'me', 'status', 'find', 'byName', 'pending', 'server'],
  [
    'update',
    'change',
    'set',
    'reboot',
    'stop',
    'grant',
    'plan',
    'apply',
    'forwarding',
    'waitUntil',
    'waitFor',
  ],
  ['reconcile', 'delete', 'remove', 'revoke', 'reset', 'clear', 'write'],
]

/** Where a method stands among those of its object, in the order of tasks. */
export function rankTask(method: string): number {
  const rank = verbs.findIndex((group) => group.some((verb) => new RegExp(`^${verb}(?![a-z])`).test(method)))
  return rank === -1 ? 2 : rank
}
