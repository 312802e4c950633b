import { expect, test } from 'vitest'
import type { Page } from './navigation.ts'
import { findTranslations, renderAlternateLinks, renderLanguageSwitch } from './translations.ts'

const japanese: Page = { path: 'reference/ja/dns.html', title: 'DNS', summary: 'DNS', lang: 'ja' }
const english: Page = { path: 'reference/dns.html', title: 'DNS', summary: 'DNS' }

test.each([
  ['reference.html', { en: 'reference.html', ja: 'reference.ja.html' }],
  ['reference.ja.html', { en: 'reference.html', ja: 'reference.ja.html' }],
  ['reference/ja/dns.html', { en: 'reference/dns.html', ja: 'reference/ja/dns.html' }],
  ['guides/waiting.html', undefined],
])('%s exists in the languages %j', (path, translations) => {
  expect(findTranslations(path)).toEqual(translations)
})

test('a page leads to itself in the other language, and tells search engines about both', () => {
  expect(renderLanguageSwitch(japanese)).toContain('href="../../reference/dns.html" hreflang="en"')
  expect(renderLanguageSwitch(english)).toContain('href="../reference/ja/dns.html" hreflang="ja"')
  expect(renderAlternateLinks(english, undefined)).toBe(
    [
      '<link rel="alternate" hreflang="en" href="../reference/dns.html">\n',
      '<link rel="alternate" hreflang="ja" href="../reference/ja/dns.html">\n',
      '<link rel="alternate" hreflang="x-default" href="../reference/dns.html">\n',
    ].join(''),
  )
})

test('a published page names its translations by their whole addresses', () => {
  expect(renderAlternateLinks(japanese, 'https://docs.example.com/api/')).toContain(
    'hreflang="ja" href="https://docs.example.com/api/reference/ja/dns.html"',
  )
})

test('a page in English only has no switch', () => {
  const guide: Page = { path: 'guides/waiting.html', title: 'Waiting', summary: 'Waiting' }
  expect(renderLanguageSwitch(guide) + renderAlternateLinks(guide, undefined)).toBe('')
})
