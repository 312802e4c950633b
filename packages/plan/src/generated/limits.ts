// Generated from the description by tools/make/generate. Do not edit.

/** Largest number of rules in the packet filter of a VPS. */
export const rulesPerVps = 20
