/** The handlers of this folder, one for each operation. */
export const mailHandlers = {} as const
