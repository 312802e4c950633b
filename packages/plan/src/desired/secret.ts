/** Where a secret comes from. Its value is in no file and in no plan. */
export type SecretReference =
  | {
      /** Name of the variable that holds it. */
      readonly env: string
    }
  | {
      /** Path of the file that holds it. */
      readonly file: string
    }
  | {
      /** Has one made of that many characters, 9 to 70; it is handed out once. */
      readonly generate: number
    }

/** Whether a value says where a secret comes from. */
export function isSecretReference(value: unknown): value is SecretReference {
  if (typeof value !== 'object' || value === null) return false
  const [name, ...others] = Object.keys(value)
  return others.length === 0 && (name === 'env' || name === 'file' || name === 'generate')
}
