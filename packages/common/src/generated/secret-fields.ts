// Generated from the description by tools/generate. Do not edit.

/** The fields whose values are secret, in requests and in answers. */
export const secretFields: readonly string[] = [
  'basic_password',
  'root_password',
]
