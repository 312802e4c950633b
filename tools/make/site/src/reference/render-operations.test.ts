import { expect, test } from 'vitest'
import { renderOperations } from './render-operations.ts'

const operation = { operationId: '', path: '', description: '', tag: '', method: 'GET' }

test('operations are in the menu below their tags', () => {
  const html = renderOperations([
    { ...operation, group: 'DNS', summary: 'List', link: 'reference.html#/dns/list' },
    { ...operation, group: 'Mail', summary: 'Read <one>', link: 'reference.html#/mail/read' },
    { ...operation, group: 'DNS', summary: 'Add', link: 'reference.html#/dns/add' },
  ])
  expect(html.match(/<summary>\w+|href="[^"]*"/g)).toEqual([
    '<summary>DNS',
    'href="#/dns/list"',
    'href="#/dns/add"',
    '<summary>Mail',
    'href="#/mail/read"',
  ])
  expect(html).toContain('Read &lt;one&gt;')
})
