import type { Observer } from './observer.ts'

/** What the spam filter of a domain says. */
export const newSpamFilter: Observer<'new-spam-filter'> = {
  id: 'new-spam-filter',
  observe({ bodies }) {
    const types = new Set(
      bodies<{ readonly filter_type?: string }>('getSpamFilter').map(({ filter_type }) => filter_type),
    )
    if (types.has('off')) return 'off, level_1, inbox, nothing strict, DMARC checked; any text'
    return types.has('standard')
      ? 'standard, level_3, spam_folder, nothing strict, DMARC not checked; any text'
      : undefined
  },
}
