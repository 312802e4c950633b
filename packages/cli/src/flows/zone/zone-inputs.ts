/** Argument that names the domain of a zone. */
export const domainArgument = {
  name: 'domain',
  placeholder: 'DOMAIN',
  brief: 'The domain, such as example.com.',
} as const

/** Flag that names the hosting server of a domain. */
export const serverFlag = {
  type: 'string',
  placeholder: 'SERVERNAME',
  brief: 'The server that has the domain; found by itself otherwise.',
} as const
