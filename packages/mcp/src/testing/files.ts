/** The hosting server of the sandbox. */
export const server = 'hw123456.example.jp'

/** Returns a file with this content of the hosting server. */
export const onServer = (text: string): string => `version: 1\nhosting: { ${server}: { ${text} } }`

/** Returns a file with this content of the domain `example.com`. */
export const onDomain = (text: string): string => onServer(`domains: { example.com: { ${text} } }`)

/** Returns a file with this record of the domain. */
export const onZone = (host: string, type: string, content: string): string =>
  onDomain(`dns: { records: [${JSON.stringify({ host, type, content })}] }`)
