import type { HostingContract } from './hosting-contract.ts'

/** Returns the folder of a web site. Every domain and subdomain has its own. */
export function documentRoot({ server_id }: HostingContract, name: string): string {
  return `/home/${server_id}/${name}/public_html`
}
