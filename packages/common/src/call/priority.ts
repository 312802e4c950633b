/** Polls have the priority `wait`: other calls go first. */
export type Priority = 'call' | 'wait'
