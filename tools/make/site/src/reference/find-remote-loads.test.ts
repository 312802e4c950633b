import { expect, test } from 'vitest'
import { findRemoteLoads } from './find-remote-loads.ts'

test('finds what a browser would fetch from elsewhere', () => {
  const page = [
    '<script src="https://cdn.example.com/a.js"></script>',
    "<link rel='stylesheet' href='//fonts.example.com/a.css'>",
    '<img alt="" src=http://example.com/a.png>',
    '<style>@import "https://example.com/b.css"; p { background: url(https://example.com/c.png) }</style>',
    '<script>fetch("https://otel.example.com/v1")</script>',
  ]
  expect(findRemoteLoads(page.join('\n'))).toHaveLength(page.length + 1)
})

test('lets links, names and inline images pass', () => {
  const page = [
    '<a href="https://example.com/">example</a>',
    '<svg xmlns="http://www.w3.org/2000/svg"></svg>',
    '<link rel="icon" href="data:,"><img alt="" src="data:,">',
    '<script>const name = "https://example.com/"</script>',
  ]
  expect(findRemoteLoads(page.join('\n'))).toEqual([])
})
