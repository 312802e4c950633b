import type { ServerState } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { toJapanTime } from '../view/format.ts'
import { accountWords as words } from './account-words.ts'

/** The servers of an account, with their states in the colours of their kinds. */
export function ServerList({ servers }: { readonly servers: readonly ServerState[] }): JSX.Element {
  if (servers.length === 0) return <p class="muted">{words.noServer}</p>
  return (
    <ul class="list servers" tabIndex={0} aria-label={words.servers}>
      {servers.map((server) => (
        <Server key={server.target} server={server} />
      ))}
    </ul>
  )
}

function Server({ server }: { readonly server: ServerState }): JSX.Element {
  const { service, target, name, status, power, plan_id, months, ip_address, orderedAt } = server
  const states = power === null ? [status] : [status, power]
  const about = [`${plan_id}, ${months} months`, ip_address, toJapanTime(orderedAt)]
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
    </li>
  )
}

function toTone(state: string): string {
  if (state === 'active' || state === 'running') return 'good'
  return state === 'error' || state === 'suspended' ? 'bad' : ''
}
