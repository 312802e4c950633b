// Generated from the description by tools/make/generate. Do not edit.

/** The most rules that the packet filter of a VPS holds. */
export const rulesPerVps = 20
