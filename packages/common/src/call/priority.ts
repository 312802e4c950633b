/**
 * Priority in the queue for a slot. `wait` is the priority of polls: other calls are sent before them, up to four in a
 * row.
 */
export type Priority = 'call' | 'wait'
