import type { Page } from './navigation.ts'

const kinds: readonly (readonly [page: RegExp, kind: string])[] = [
  [/^reference\/ja\//, 'リファレンス'],
  [/^reference\//, 'Reference'],
  [/^sdk\/.*\.ja\.html$/, 'SDK リファレンス'],
  [/^sdk\//, 'SDK'],
]

/** Returns the title of a page in its tab: a page of the reference and one of the SDK can be about the same thing. */
export function toWindowTitle({ path, title }: Pick<Page, 'path' | 'title'>): string {
  const kind = kinds.find(([page]) => page.test(path))?.[1]
  return [title, ...(kind === undefined ? [] : [kind]), 'Hostwright'].join(' · ')
}
