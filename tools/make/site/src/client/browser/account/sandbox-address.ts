/** Address at which `npx @hostwright/sandbox` listens. */
const usual = 'http://127.0.0.1:4010'

/** Returns the address of the sandbox that serves the page, or else the usual one. */
export function toSandboxAddress(): string {
  const isServedHere = ['localhost', '127.0.0.1'].includes(location.hostname)
  return location.protocol.startsWith('http') && isServedHere ? location.origin : usual
}
