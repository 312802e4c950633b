import { expect, test } from 'vitest'
import { createNavigation } from './create-navigation.ts'
import { fixedPages } from './fixed-pages.ts'
import type { Page } from './navigation.ts'
import { renderSidebar } from './shell.ts'

const sdk = ['index', 'vps-orders', 'dns'].map((name): Page => {
  return { path: `sdk/${name}.html`, title: name, summary: name }
})
const sections = createNavigation([], sdk)
const listLinks = (page: Page): string[] => {
  const links = renderSidebar(page, { sections }).matchAll(/href="(?:\.\.\/)*(sdk\/[^"]*)"/g)
  return [...links].map(([, path = '']) => path)
}

test('the menu lists every area on the pages of the SDK, and its index alone on those of other parts', () => {
  expect(listLinks(sdk[1]!)).toEqual(['sdk/index.html', 'sdk/vps-orders.html', 'sdk/dns.html'])
  expect(listLinks(fixedPages.overview.en)).toEqual(['sdk/index.html'])
})
