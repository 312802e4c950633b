import { OpenAI } from 'openai'

/** Prepares a call with openai. */
export function create(baseUrl: string): () => Promise<unknown> {
  const client = new OpenAI({ baseURL: baseUrl, apiKey: 'bench' })
  return async () => client.models.list()
}
