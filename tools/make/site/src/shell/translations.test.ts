import { expect, test } from 'vitest'
import { createNavigation } from './create-navigation.ts'
import type { Page } from './navigation.ts'
import { findTranslations, renderAlternateLinks, renderLanguageSwitch } from './translations.ts'

const japanese: Page = { path: 'reference/ja/dns.html', title: 'DNS', summary: 'DNS', lang: 'ja' }
const english: Page = { path: 'reference/dns.html', title: 'DNS', summary: 'DNS' }
const guides = ['waiting', 'errors'].map((name): Page => {
  return { path: `guides/${name}.html`, title: name, summary: name }
})
const counterpart: Page = { path: 'guides/errors.ja.html', title: 'エラー', summary: 'エラー', lang: 'ja' }
const site = { sections: createNavigation(guides, [], [counterpart]) }

test.each([
  ['reference.html', { en: 'reference.html', ja: 'reference.ja.html' }],
  ['reference.ja.html', { en: 'reference.html', ja: 'reference.ja.html' }],
  ['reference/ja/dns.html', { en: 'reference/dns.html', ja: 'reference/ja/dns.html' }],
  ['guides/errors.html', { en: 'guides/errors.html', ja: 'guides/errors.ja.html' }],
  ['guides/errors.ja.html', { en: 'guides/errors.html', ja: 'guides/errors.ja.html' }],
  ['guides/waiting.html', undefined],
])('%s exists in the languages %j', (path, translations) => {
  expect(findTranslations(path, site)).toEqual(translations)
})

test('a page leads to itself in the other language, and tells search engines about both', () => {
  expect(renderLanguageSwitch(japanese, site)).toContain('href="../../reference/dns.html" hreflang="en"')
  expect(renderLanguageSwitch(english, site)).toContain('href="../reference/ja/dns.html" hreflang="ja"')
  expect(renderAlternateLinks(english, site)).toBe(
    [
      '<link rel="alternate" hreflang="en" href="../reference/dns.html">\n',
      '<link rel="alternate" hreflang="ja" href="../reference/ja/dns.html">\n',
      '<link rel="alternate" hreflang="x-default" href="../reference/dns.html">\n',
    ].join(''),
  )
})

test('a published page names its translations by their whole addresses', () => {
  expect(renderAlternateLinks(japanese, { ...site, url: 'https://docs.example.com/api/' })).toContain(
    'hreflang="ja" href="https://docs.example.com/api/reference/ja/dns.html"',
  )
})

test('a page in English only has no switch', () => {
  const guide = guides[0]!
  expect(renderLanguageSwitch(guide, site) + renderAlternateLinks(guide, site)).toBe('')
})
