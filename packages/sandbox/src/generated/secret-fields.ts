// Generated from the description by tools/make/generate. Do not edit.

/** The properties whose values are secret, in requests and in responses. */
export const secretFields: readonly string[] = [
  'admin_password',
  'basic_password',
  'password',
  'private_key',
  'root_password',
]
