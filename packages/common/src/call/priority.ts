/** Calls of a user go first; reads of a wait share what is left. */
export type Priority = 'call' | 'wait'
