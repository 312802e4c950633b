import { documentRoot } from '../hosting/server/document-root.ts'
import { type HostingContract, hostingContracts } from '../hosting/server/hosting-contract.ts'
import type { Store } from '../storage/store.ts'
import { readWorldId } from '../storage/world-id.ts'
import { FileTree } from './file-tree.ts'
import { siteNamesOf } from './site-names-of.ts'
import { toStartPage } from './start-page.ts'

/** The file trees of the hosting contracts of a sandbox. They are in memory only. */
export interface ContractFiles {
  /** Returns the files of a contract, with a document root for each domain and subdomain that it has now. */
  readonly of: (contract: HostingContract) => FileTree
  /** Returns the files of a site and its document root; `undefined` if no contract has the name. */
  readonly ofSite: (name: string) => SiteFiles | undefined
}

/** The files of one site. */
export interface SiteFiles {
  readonly tree: FileTree
  readonly root: string
}

interface Kept {
  readonly tree: FileTree
  /** The account that the contract was in, which a reset replaces. */
  readonly worldId: string | undefined
  readonly sites: Set<string>
}

/** Creates the file trees of a sandbox. `now` returns the time of its clock. */
export function createContractFiles(store: Store, now: () => number): ContractFiles {
  const kept = new Map<string, Kept>()

  function of(contract: HostingContract): FileTree {
    const { servername, server_id } = contract
    const worldId = readWorldId(store)
    let files = kept.get(servername)
    if (files === undefined || files.worldId !== worldId) {
      files = { tree: new FileTree(now), worldId, sites: new Set() }
      files.tree.makeFolder('/home', 0o755)
      files.tree.makeFolder(`/home/${server_id}`, 0o711)
      kept.set(servername, files)
    }
    followSites(files, contract, new Set(siteNamesOf(store, servername)))
    return files.tree
  }

  return {
    of,
    ofSite(name) {
      const contract = hostingContracts(store)
        .all()
        .find(({ servername }) => siteNamesOf(store, servername).includes(name))
      return contract && { tree: of(contract), root: documentRoot(contract, name) }
    },
  }
}

/** Makes the document root of a site that was added, with a start page, and deletes that of one that is gone. */
function followSites({ tree, sites }: Kept, contract: HostingContract, names: ReadonlySet<string>): void {
  for (const name of sites) {
    if (names.has(name)) continue
    const home = documentRoot(contract, name).replace(/\/[^/]+$/, '')
    if (tree.has(home)) tree.removeAll(home)
    sites.delete(name)
  }
  for (const name of names) {
    if (sites.has(name)) continue
    sites.add(name)
    tree.write(`${documentRoot(contract, name)}/index.html`, new TextEncoder().encode(toStartPage(name)))
  }
}
