import createClient from 'openapi-fetch'

/** Prepares a call with openapi-fetch. */
export function create(baseUrl: string): () => Promise<unknown> {
  const headers = { Authorization: 'Bearer bench' }
  const client = createClient<{ '/v1/vps/plans': { get: { responses: object } } }>({ baseUrl, headers })
  return () => client.GET('/v1/vps/plans')
}
