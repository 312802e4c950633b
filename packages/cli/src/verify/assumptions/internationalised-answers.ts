import type { Observer } from './observer.ts'

/** How an internationalised domain is written. */
export const internationalisedAnswers: Observer<'internationalised-answers'> = {
  id: 'internationalised-answers',
  observe({ bodies }) {
    const names = bodies<{ readonly domains: readonly { readonly domain: string }[] }>('listDomains').flatMap(
      ({ domains }) => domains.map(({ domain }) => domain),
    )
    // eslint-disable-next-line no-control-regex -- what is not ASCII
    if (names.some((name) => /[^\u0000-\u007F]/.test(name)))
      return 'in its own script under /domain, else in Punycode'
    return names.some((name) => name.includes('xn--')) ? 'in Punycode' : undefined
  },
}
