import type { RunningOperation } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { toDuration } from '../view/format.ts'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import type { SandboxTime } from './sandbox-time.ts'
import { useTick } from './use-tick.ts'

interface Timed {
  readonly time: SandboxTime
}

/** The operations in progress, and how long each still takes. */
export function Progress({
  operations,
  time,
}: Timed & { readonly operations: readonly RunningOperation[] }): JSX.Element {
  useTick()
  if (operations.length === 0) return <p class="muted">{words.nothing}</p>
  return (
    <ul class="list" id="operations">
      {operations.map((operation) => (
        <Operation
          key={`${operation.kind} ${operation.target} ${operation.startedAt}`}
          operation={operation}
          time={time}
        />
      ))}
    </ul>
  )
}

function Operation({ operation, time }: Timed & { readonly operation: RunningOperation }): JSX.Element {
  const { kind, target, name, state, startedAt, endsAt } = operation
  const label = words.operation(words.kinds[kind], kind === 'late-request' ? `${name} ${target}` : name)
  const now = time.now()
  const done =
    endsAt === null ? undefined : Math.max(0, Math.min(1, (now - startedAt) / (endsAt - startedAt)))
  return (
    <li>
      <div class="line">
        <strong>{label}</strong>
        <span>{state}</span>
      </div>
      <progress max={1} value={done} aria-label={label} />
      <span class="muted">{toLeft(operation, now, time.speed())}</span>
    </li>
  )
}

function toLeft({ endsAt, readsLeft }: RunningOperation, now: number, speed: number): string {
  if (readsLeft !== null) return words.afterReads(readsLeft)
  if (endsAt === null) return words.held
  const leftMs = endsAt - now
  if (leftMs <= 0) return words.ending
  const real = speed === 0 || speed === 1 ? '' : words.yours(toDuration(leftMs / speed))
  return `${words.left(toDuration(leftMs))}${real}`
}
