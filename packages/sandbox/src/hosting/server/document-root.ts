import type { HostingContract } from './hosting-contract.ts'

/** The folder of a web site. Every domain and subdomain has one of its own. */
export function documentRoot({ server_id }: HostingContract, name: string): string {
  return `/home/${server_id}/${name}/public_html`
}
