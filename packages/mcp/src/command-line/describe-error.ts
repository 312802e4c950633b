/**
 * Returns the line of standard error for an error of the server. The SDK's error for a line that is no message of the
 * protocol is a list of all forms that the line does not have, of about a hundred lines, which is left out.
 */
export function describeError(error: unknown): string {
  const { issues } = Object(error) as { readonly issues?: unknown }
  const text = Array.isArray(issues)
    ? 'A line that is no message of the protocol was ignored.'
    : error instanceof Error
      ? error.message
      : String(error)
  return `hostwright-mcp: ${text}\n`
}
