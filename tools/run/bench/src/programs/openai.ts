import { OpenAI } from 'openai'

/** A call of openai. */
export function create(baseUrl: string): () => Promise<unknown> {
  const client = new OpenAI({ baseURL: baseUrl, apiKey: 'bench' })
  return async () => client.models.list()
}
