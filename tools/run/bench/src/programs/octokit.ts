import { Octokit } from 'octokit'

/** Prepares a call with octokit. */
export function create(baseUrl: string): () => Promise<unknown> {
  const octokit = new Octokit({ baseUrl, auth: 'bench' })
  return () => octokit.rest.users.getAuthenticated()
}
