/** Priority in the queue for a slot. `wait` is the priority of polls: other calls are sent before them. */
export type Priority = 'call' | 'wait'
