import { expect, test } from 'vitest'
import { createHosting, type Hosting } from './hosting.ts'
import { createClient } from '@hostwright/common'

/** The hosting methods of an account whose servers have these domains; a server without a list is being set up. */
function withDomains(account: Readonly<Record<string, readonly string[] | null>>): Hosting {
  const client = createClient({
    baseUrl: 'https://api.example.com',
    apiKey: 'unit-test',
    async fetch({ url }) {
      const servername = /\/v1\/server\/([^/]+)\/domain$/.exec(url)?.[1]
      if (servername !== undefined) {
        const domains = account[servername]
        if (!domains)
          return Response.json({ error: { code: 'OPERATION_ERROR', message: '' } }, { status: 422 })
        return Response.json({ domains: domains.map((domain) => ({ domain })) })
      }
      const servers = Object.entries(account).map(([name, domains]) => ({
        servername: name,
        status: domains === null ? 'setup_pending' : 'active',
      }))
      return Response.json({ servers })
    },
  })
  return createHosting(client)
}

const first = 'hw000001.example.jp'
const second = 'hw000002.example.jp'
const account = {
  [first]: ['example.com'],
  [second]: ['shop.example.com', 'xn--r8jz45g.jp'],
  'hw3.example.jp': null,
}

test.each([
  ['example.com', first],
  ['EXAMPLE.com.', first],
  ['blog.example.com', first],
  ['shop.example.com', second],
  ['www.shop.example.com', second],
  ['例え.jp', second],
  [second, second],
])('%s is found on the server of the nearest domain, %s', async (domain, servername) => {
  expect((await withDomains(account).byDomain(domain)).servername).toBe(servername)
})

test.each(['example.org', 'com'])('%s, which no server has, is an error that says so', async (domain) => {
  await expect(withDomains(account).byDomain(domain)).rejects.toThrow(
    `domain "${domain}" is a domain of no server that this key can see`,
  )
})

test('a domain that two servers have is an error with both names', async () => {
  const twice = withDomains({ [first]: ['example.com'], [second]: ['example.com'] })
  await expect(twice.byDomain('www.example.com')).rejects.toThrow(
    `domain "www.example.com" is a domain of several servers, ${first} and ${second}: pass one of them`,
  )
})

test('a top level is no parent: a domain below it is of no server', async () => {
  const found = withDomains({ [first]: ['jp'] }).byDomain('example.jp')
  await expect(found).rejects.toMatchObject({ field: 'domain' })
})

test('a text that is no domain is an error of `domain`, before any request', async () => {
  await expect(withDomains(account).byDomain('not a domain')).rejects.toMatchObject({ field: 'domain' })
})
