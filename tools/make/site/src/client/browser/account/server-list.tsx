import type { ServerState } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { toJapanTime } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'

/** The servers of an account, with their states in the colours of their kinds. */
export function ServerList({
  servers,
  toSiteAddress,
}: {
  readonly servers: readonly ServerState[]
  /** Returns the address of a site by its name. Without it, the list has no links to sites. */
  readonly toSiteAddress?: (name: string) => string
}): JSX.Element {
  if (servers.length === 0) return <p class="muted">{words.noServer}</p>
  return (
    <ul class="list servers" tabIndex={0} aria-label={words.servers}>
      {servers.map((server) => (
        <Server key={server.target} server={server} toSiteAddress={toSiteAddress} />
      ))}
    </ul>
  )
}

interface ServerProps {
  readonly server: ServerState
  readonly toSiteAddress: ((name: string) => string) | undefined
}

function Server({ server, toSiteAddress }: ServerProps): JSX.Element {
  const { service, target, name, status, power, plan_id, months, ip_address, sites, orderedAt } = server
  const states = power === null ? [status] : [status, power]
  const about = [plan_id, words.months(months), ip_address, toJapanTime(orderedAt)]
  return (
    <li>
      <div class="line">
        <strong>{name}</strong>
        <span>
          {states.map((state) => (
            <span key={state} class={`state ${toTone(state)}`}>
              {state}
            </span>
          ))}
        </span>
      </div>
      <div class="muted" title={service === 'vps' ? target : undefined}>
        {about.join(' · ')}
      </div>
      {toSiteAddress &&
        sites.map((site) => (
          <div key={site}>
            <a href={toSiteAddress(site)} target="_blank" rel="noreferrer">
              {site}
            </a>
          </div>
        ))}
    </li>
  )
}

function toTone(state: string): string {
  if (state === 'active' || state === 'running') return 'good'
  return state === 'error' || state === 'suspended' ? 'bad' : ''
}
