import type { DatabaseContents, DomainContents, HostingContents, ServerState } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { toJapanDay } from '../view/format.ts'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import { Branch } from './branch.tsx'
import type { Control } from './control.ts'
import { useContents } from './use-contents.ts'

interface TreeProps {
  readonly control: Control
  /** A new object whenever the account may have changed. */
  readonly server: ServerState
  /** Whether it is unfolded at first. */
  readonly isOpen: boolean
}

/** A hosting server as a tree: its domains with what belongs to each, and its databases. */
export function HostingTree({ control, server, isOpen }: TreeProps): JSX.Element {
  const [isShown, setShown] = useState(isOpen)
  const contents = useContents(control, server, isShown)
  return (
    <details class="tree" open={isShown} onToggle={({ currentTarget }) => setShown(currentTarget.open)}>
      <summary aria-label={words.contentsOf(server.name)}>{words.contents}</summary>
      {contents && <Contents {...contents} />}
    </details>
  )
}

function Contents({ domains, databases }: HostingContents): JSX.Element {
  return (
    <ul>
      {domains.map((domain) => (
        <Domain key={domain.ascii} domain={domain} />
      ))}
      <Branch title={words.databases} all={databases.map(toText)} />
    </ul>
  )
}

function Domain({ domain }: { readonly domain: DomainContents }): JSX.Element {
  const { ascii, name, addedAt, certificateEndsAt, subdomains, mailAddresses, dnsRecords } = domain
  const dates = [
    addedAt === null ? words.notAdded : words.since(toJapanDay(addedAt)),
    certificateEndsAt === null ? words.noCertificate : words.certificateEnds(toJapanDay(certificateEndsAt)),
  ]
  return (
    <li>
      {addedAt === null ? <strong>{name}</strong> : <SiteLink ascii={ascii} name={name} />}
      <div class="muted">{dates.join(' · ')}</div>
      <ul>
        <Branch
          title={words.subdomains}
          all={subdomains.map((site) => (
            <SiteLink {...site} />
          ))}
        />
        <Branch title={words.mail} all={mailAddresses} />
        <Branch
          title={words.dns}
          all={dnsRecords.map(({ host, type, content }) => `${host} ${type} ${content}`)}
        />
      </ul>
    </li>
  )
}

/** Browsers open names below `localhost` without DNS, and the sandbox serves a site under such a name. */
function SiteLink({ ascii, name }: { readonly ascii: string; readonly name: string }): JSX.Element {
  return (
    <a href={`http://${ascii}.localhost:${location.port}/`} target="_blank" rel="noreferrer">
      {name}
    </a>
  )
}

function toText({ db_name, users }: DatabaseContents): string {
  return users.length === 0 ? db_name : words.usedBy(db_name, users.join(', '))
}
