import { readMissing } from './suggest-pages.ts'

/** Keeps the place on the page when the reader switches its language: both have the same operations. */
export function connectLanguageSwitch(): void {
  const link = document.querySelector<HTMLAnchorElement>('.language')
  link?.addEventListener('click', () => (link.hash = findPlace()))
}

/** Returns the place to keep: a fragment, or on the page for missing pages, the address that has none. */
function findPlace(): string {
  return document.querySelector('#meant') === null ? location.hash : readMissing()
}
