/** How many bytes at the beginning of a file are searched. */
export const searchedBytes = 65_536

const privateKey = /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY(?: BLOCK)?-----|^\uFEFF?PuTTY-User-Key-File-/m
const apiToken = /\bsandbox_[0-9a-f]{32}\b|\bBearer [A-Za-z0-9_-]{32,}/
const environmentLine =
  /^\uFEFF?[ \t]*(?:export[ \t]+)?[A-Z][A-Z0-9_]*(?:SECRET|TOKEN|PASSWORD|PASSWD|API_KEY|PRIVATE_KEY|DATABASE_URL)[A-Z0-9_]*[ \t]*=[ \t]*(?:"[^"\n]+"|'[^'\n]+'|[^\s"'#]\S*)[ \t]*(?:#.*)?\r?$/m

/** Returns what kind of secret the beginning of a file contains; `undefined` if none is found. */
export function findSecret(beginning: string): string | undefined {
  if (privateKey.test(beginning)) return 'a private key'
  if (apiToken.test(beginning)) return 'a token of the API'
  return environmentLine.test(beginning) ? 'lines of an .env file' : undefined
}
