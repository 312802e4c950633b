import { expect, test } from 'vitest'
import { renderHead } from './head.ts'
import { createNavigation } from './create-navigation.ts'

const page = { path: 'guides/waiting.html', title: 'Waiting', summary: 'How to wait for "stopped".' }
const site = { sections: createNavigation([], []) }

test('a page says what it is about to those who find or share it', () => {
  const head = renderHead(page, site)
  expect(head).toContain('<meta name="description" content="How to wait for &quot;stopped&quot;.">')
  expect(head).toContain('<meta property="og:title" content="Waiting">')
  expect(head).toContain('<meta property="og:image" content="../assets/card.png">')
  expect(head).not.toContain('og:url')
})

test('a page in Japanese loads the styles for Japanese, and no other page does', () => {
  const styles = '<link rel="stylesheet" href="../assets/japanese.css">'
  expect(renderHead({ ...page, lang: 'ja' }, site)).toContain(styles)
  expect(renderHead(page, site)).not.toContain('japanese.css')
})

test('a published page names its image and itself by their whole addresses', () => {
  const head = renderHead(page, { ...site, url: 'https://docs.example.com/api/' })
  expect(head).toContain('<meta property="og:image" content="https://docs.example.com/api/assets/card.png">')
  expect(head).toContain(
    '<meta property="og:url" content="https://docs.example.com/api/guides/waiting.html">',
  )
})
