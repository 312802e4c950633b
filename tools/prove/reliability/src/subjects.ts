import type { Subject } from './subject.ts'

// Each client is loaded on demand: a process that tests one runs without the others.
const subjects = {
  hostwright: () => import('./subjects/hostwright.ts'),
  stripe: () => import('./subjects/stripe.ts'),
  openai: () => import('./subjects/openai.ts'),
  cloudflare: () => import('./subjects/cloudflare.ts'),
  octokit: () => import('./subjects/octokit.ts'),
  ky: () => import('./subjects/ky.ts'),
} satisfies Record<string, () => Promise<{ subject: Subject }>>

/** Names of our client and of its peers. */
export const subjectNames: readonly string[] = Object.keys(subjects)

export async function importSubject(name: string): Promise<Subject> {
  return (await subjects[name as keyof typeof subjects]()).subject
}
