import { Octokit } from 'octokit'

/** A call of octokit. */
export function create(baseUrl: string): () => Promise<unknown> {
  const octokit = new Octokit({ baseUrl, auth: 'bench' })
  return () => octokit.rest.users.getAuthenticated()
}
