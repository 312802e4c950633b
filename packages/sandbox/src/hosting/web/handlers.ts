/** The handlers of this folder, one for each operation. */
export const webHandlers = {} as const
