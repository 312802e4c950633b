import { mkdirSync, writeFileSync } from 'node:fs'
import type { Description } from '../reference/description.ts'

interface Download {
  readonly name: string
  readonly title: string
}

/**
 * Writes the catalog of the API at the address that RFC 9727 gives it, as a link set of RFC 9264. Its links are relative
 * to it unless the site knows its own address: a folder of pages does not know where it is served.
 */
export function writeApiCatalog(
  output: string,
  { servers }: Pick<Description, 'servers'>,
  downloads: readonly Download[],
  site: string | undefined,
): void {
  const root = site === undefined ? '../' : `${site.replace(/\/$/, '')}/`
  const link = (path: string, type: string, title: string): object => ({
    href: `${root}${path}`,
    type,
    title,
  })
  const catalog = {
    linkset: [
      {
        anchor: toAddress(servers),
        'service-desc': downloads.map(({ name, title }) =>
          link(`openapi/${name}`, toMediaType(name), `OpenAPI ${title}`),
        ),
        'service-doc': [
          link('reference.html', 'text/html', 'Reference'),
          link('llms.txt', 'text/plain', 'All pages as Markdown'),
        ],
      },
    ],
  }
  mkdirSync(`${output}/.well-known`, { recursive: true })
  writeFileSync(`${output}/.well-known/api-catalog`, `${JSON.stringify(catalog, null, 2)}\n`)
}

/** Returns the address of the API: the only server of the description, of the sandbox or of a service. */
function toAddress(servers: Description['servers'] = []): string {
  const [{ url, variables = {} } = { url: '' }] = servers
  return url.replaceAll(/\{(\w+)\}/g, (_, name: string) => variables[name]?.default ?? '')
}

function toMediaType(name: string): string {
  return name.endsWith('.json') ? 'application/vnd.oai.openapi+json' : 'application/vnd.oai.openapi'
}
