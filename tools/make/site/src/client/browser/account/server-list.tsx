import type { ServerState } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { toJapanDay } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'

interface ListProps {
  readonly servers: readonly ServerState[]
  /** Renders what a hosting server has. Without it, the list has only the contracts. */
  readonly renderContents?: (server: ServerState) => JSX.Element
}

/** The servers of an account, with their states in the colours of their kinds. */
export function ServerList({ servers, renderContents }: ListProps): JSX.Element {
  if (servers.length === 0) return <p class="muted">{words.noServer}</p>
  return (
    <ul class="list servers" tabIndex={0} aria-label={words.servers}>
      {servers.map((server) => (
        <Server key={server.target} server={server} renderContents={renderContents} />
      ))}
    </ul>
  )
}

interface ServerProps {
  readonly server: ServerState
  readonly renderContents: ListProps['renderContents']
}

function Server({ server, renderContents }: ServerProps): JSX.Element {
  const { service, target, name, status, power, plan_id, months, ip_address, orderedAt, expiry_date } = server
  const states = power === null ? [status] : [status, power]
  const about = [
    plan_id,
    words.months(months),
    ip_address,
    words.since(toJapanDay(orderedAt)),
    ...(expiry_date === null ? [] : [words.ends(expiry_date)]),
  ]
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
      {service === 'server' && renderContents?.(server)}
    </li>
  )
}

function toTone(state: string): string {
  if (state === 'active' || state === 'running') return 'good'
  return state === 'error' || state === 'suspended' ? 'bad' : ''
}
