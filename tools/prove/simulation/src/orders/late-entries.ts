import { toJapanTime } from '@hostwright/common'

interface Page {
  readonly logs: readonly { readonly created_at: string }[]
}

/**
 * Adds to a page of the log the entries that another log has of the same time and that are old enough to be shown, and
 * leaves the page at its length.
 */
export async function addLateEntries(
  response: Response,
  late: Response,
  shownUntil: number,
  limit: number,
): Promise<Response> {
  if (!response.ok || !late.ok) return response
  const page = (await response.json()) as Page
  const { logs } = (await late.json()) as Page
  const until = toJapanTime(new Date(shownUntil))
  const all = [...page.logs, ...logs.filter(({ created_at }) => created_at <= until)]
  const newestFirst = all.toSorted((a, b) => (a.created_at < b.created_at ? 1 : -1)).slice(0, limit)
  return Response.json({ ...page, logs: newestFirst, count: newestFirst.length }, response)
}
