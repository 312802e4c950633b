/** The requests that a proxy in a test distinguishes. */
export type Kind = 'order' | 'dry-run' | 'list' | 'log' | 'me' | 'plans' | 'other'

/** Classifies a request of a client that orders at `path`. Leaves its body unread. */
export async function kindOf(request: Request, path: string): Promise<Kind> {
  const { pathname } = new URL(request.url)
  if (pathname === '/v1/logs') return 'log'
  if (pathname === '/v1/me') return 'me'
  if (pathname.endsWith('/plans')) return 'plans'
  if (pathname !== path) return 'other'
  if (request.method === 'GET') return 'list'
  const { dry_run = false } = (await request.clone().json()) as { dry_run?: boolean }
  return dry_run ? 'dry-run' : 'order'
}
