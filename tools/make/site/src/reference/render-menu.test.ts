import { expect, test } from 'vitest'
import type { DescribedOperation } from './list-operations.ts'
import { renderMenu } from './render-menu.ts'

const toOperation = (group: string, summary: string, link: string): DescribedOperation =>
  ({ group, tag: group, summary, link, method: 'GET' }) as DescribedOperation

test('operations are in the menu below their tags, that of the page open', () => {
  const operations = [
    toOperation('DNS', 'List', 'reference/dns.html#listDnsRecords'),
    toOperation('Mail', 'Read <one>', 'reference/mail.html#getMailbox'),
    toOperation('DNS', 'Add', 'reference/dns.html#createDnsRecord'),
  ]
  const html = renderMenu(operations, 'reference/mail.html', [{ name: 'Hosting', tags: ['Mail'] }])
  expect(html.match(/<details[^>]*><summary>\w+|href="[^"]*"/g)).toEqual([
    '<details><summary>DNS',
    'href="../reference/dns.html#listDnsRecords"',
    'href="../reference/dns.html#createDnsRecord"',
    '<details open><summary>Mail',
    'href="#getMailbox"',
  ])
  expect(html).toContain('Read &lt;one&gt;')
  expect(html).toContain('<p>Hosting</p><details open><summary>Mail')
})
