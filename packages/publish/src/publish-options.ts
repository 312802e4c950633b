import type { Fetch } from '@hostwright/common'
import type { ShownHostKey } from './host-key/shown-host-key.ts'
import type { PublishProgress } from './publish-progress.ts'

/** Host and port of an SSH server. */
export interface SshAddress {
  /** The host name or IP address. */
  readonly host: string
  /** The port. */
  readonly port: number
}

/** The login to a server. */
export interface LoginOptions {
  /**
   * The private key to log in with, as PEM or in the form of OpenSSH, without a passphrase. Its public key has to be
   * registered for the server.
   */
  readonly privateKey: string
  /**
   * The fingerprints that the server's host key may have, such as `SHA256:…`. If one is given, no other key is accepted.
   * @default the keys in `knownHosts`
   */
  readonly hostKey?: string | readonly string[] | undefined
  /** Keys that hosts are known to have, as the content of `known_hosts` files. @default '' */
  readonly knownHosts?: string | undefined
  /**
   * Is asked for a host of which no key is known: whether the key belongs to the server. Nothing was sent to the host by
   * then. @default it does not
   */
  readonly onFirstContact?: ((shown: ShownHostKey) => boolean | Promise<boolean>) | undefined
  /**
   * Whether to switch SSH on if it is off, until the end of the publish. This opens all sites of the server to the
   * holders of its SSH keys. @default false
   */
  readonly enableSsh?: boolean | undefined
  /** Whether to let in connections from abroad until the end of the publish. @default false */
  readonly fromAbroad?: boolean | undefined
  /**
   * The folder in which this machine remembers that SSH was opened, so that `closeSsh` can close it after a crash.
   * @default `.hostwright/ssh-openings` in the home folder
   */
  readonly openingsFolder?: string | undefined
  /** Is called with sentences for the user, such as when SSH is opened. */
  readonly onNotice?: ((text: string) => void) | undefined
  /** Host and port of the SSH server. @default as the API says */
  readonly address?: SshAddress | undefined
  /** Ends the publish. The site stays usable, and the same publish completes it. */
  readonly signal?: AbortSignal | undefined
  /** Returns the time in milliseconds since the epoch. @default Date.now */
  readonly now?: (() => number) | undefined
  /** Waits for a number of milliseconds. @default a timer */
  readonly sleep?: ((ms: number) => Promise<void>) | undefined
}

/** The site, and the login to its server. */
export interface SiteOptions extends LoginOptions {
  /** The domain, subdomain or initial domain of the site, such as `example.com`. */
  readonly domain: string
  /** The servername of the hosting server. @default found by the domain */
  readonly server?: string | undefined
  /** A folder below the document root to publish to, such as `docs`. @default the document root */
  readonly to?: string | undefined
  /**
   * Host, and port, of the web server of the site: a site is visited there, as DNS may not lead its domain to the server
   * yet. @default the servername
   */
  readonly webAddress?: string | undefined
  /**
   * Sends the requests to the web server, with the domain as their `Host`. @default one over `node:http`, because
   * the global `fetch` does not send this header
   */
  readonly fetch?: Fetch | undefined
  /**
   * Name of the source: each source knows only the files that it published itself, and stops if another one published
   * last. @default the repository of the folder and the path in there; without a folder, the source that published last
   */
  readonly name?: string | undefined
}

/** Options of `publishFolder`. */
export interface PublishOptions extends SiteOptions {
  /** The folder to publish, such as `dist`. */
  readonly folder: string
  /** Others' files on the server that may be replaced, as patterns of `.gitignore`. @default none */
  readonly adopt?: readonly string[] | undefined
  /**
   * Files on the server that stay as they are, as patterns of `.gitignore`; remembered until `adopt` has the same
   * pattern. @default none
   */
  readonly keep?: readonly string[] | undefined
  /** Paths in the folder that are published in spite of the rules that leave them out. @default none */
  readonly include?: readonly string[] | undefined
  /** How many files this publish may take away. @default ten, or a quarter of the files if that is more */
  readonly remove?: number | undefined
  /** Whether this source may publish after another one. @default false */
  readonly takeOver?: boolean | undefined
  /** Whether only to report what would change. Nothing is written anywhere. @default false */
  readonly dryRun?: boolean | undefined
  /**
   * Whether to request static files from the web server after the publish, at most fifty and those that changed first, and
   * to compare them. @default false
   */
  readonly check?: boolean | undefined
  /** The commit that is published, which a status shows. @default none */
  readonly commit?: string | undefined
  /** Is called for each file that was uploaded. */
  readonly onProgress?: ((progress: PublishProgress) => void) | undefined
}
