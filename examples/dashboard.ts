// A page with all contracts of the account, their states, their last days, and the requests that are left. It reads the
// account at most every 30 seconds, however many people view it, and not at all without viewers.
//
//   node dashboard.ts 8080      # http://127.0.0.1:8080/
//
// Give it a key that can only read. It has no login and listens on this machine only: put a proxy with a login in front.
// It does not show when a VPS contract ends, because the API returns that day only for the id of its order.
import { createServer } from 'node:http'
import { createClient } from '@hostwright/common'
import { createHosting } from '@hostwright/hosting'
import { createVps } from '@hostwright/vps'

const client = createClient({ readOnly: true })
const [hosting, vps] = [createHosting(client), createVps(client)]
const maxAgeMs = 30_000
let latest = { at: -Infinity, page: Promise.resolve('') }

/** Returns the page of the last 30 seconds. Viewers share it while it is being read, and its failure too. */
function getPage(): Promise<string> {
  const at = performance.now()
  if (at - latest.at >= maxAgeMs) latest = { at, page: readPage() }
  return latest.page
}

async function readPage(): Promise<string> {
  const [sites, machines] = await Promise.all([hosting.servers(), vps.servers()])
  const rows = [
    ...sites.map((site) => [
      site.servername,
      site.plan_name,
      site.status,
      site.expiry_date ?? 'being set up',
    ]),
    ...machines.map((machine) => [machine.name, machine.plan_name, machine.status, 'not known']),
  ]
  const left = Object.entries(client.limits()).map(
    ([group, { remaining, limit }]) => `${group}: ${remaining} of ${limit} requests are left in this minute`,
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="30"><title>Contracts</title>
<style>body { font: 16px system-ui; margin: 2rem } td, th { text-align: left; padding: .3rem 1rem }</style>
<h1>Contracts</h1>
<table><tr><th>Name<th>Plan<th>State<th>Last day
${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${toHtml(cell)}`).join('')}`).join('\n')}
</table>
${left.map((line) => `<p>${toHtml(line)}`).join('\n')}
<p>Read at ${new Date(Date.now()).toISOString()}
`
}

function toHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

const server = createServer((_request, response) => {
  const show = (page: string): unknown => response.setHeader('Content-Type', 'text/html').end(page)
  const fail = (error: unknown): void => {
    console.error(String(error)) // for those who run it; an error of the client holds no key and no password
    response.writeHead(502).end('The account cannot be read at the moment.')
  }
  getPage().then(show, fail)
})
const [port = '8080'] = process.argv.slice(2)
server.listen(Number(port), '127.0.0.1', () => console.log('The dashboard is at', server.address()))
