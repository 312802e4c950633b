import type { Observer } from './observer.ts'

/** The last day of hosting contracts. */
export const hostingExpiry: Observer<'hosting-expiry'> = {
  id: 'hosting-expiry',
  observe({ bodies }) {
    const days = bodies<{ readonly servers: readonly { readonly expiry_date: string | null }[] }>(
      'listHostingServers',
    )
      .flatMap(({ servers }) => servers.flatMap(({ expiry_date }) => expiry_date ?? []))
      .map((day) => new Date(`${day}T00:00:00Z`))
      .filter((day) => !Number.isNaN(day.getTime()))
    if (days.length === 0) return undefined
    return days.every((day) => new Date(day.getTime() + 86_400_000).getUTCDate() === 1)
      ? 'with the month that lies the period after that of the order'
      : 'the period after the day of the order'
  },
}
