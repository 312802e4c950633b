import type { RunningOperation } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { toDuration } from '../view/format.ts'
import type { SandboxTime } from './sandbox-time.ts'
import { useTick } from './use-tick.ts'

interface ProgressProps {
  readonly operations: readonly RunningOperation[]
  readonly time: SandboxTime
}

const kinds: Readonly<Record<RunningOperation['kind'], string>> = {
  signup: 'VPS order',
  hosting: 'Hosting order',
  power: 'Power',
  reinstall: 'Reinstall',
  'late-request': 'Late request',
}

/** The operations in progress, and how long each still takes. */
export function Progress({ operations, time }: ProgressProps): JSX.Element {
  useTick()
  if (operations.length === 0) return <p class="muted">Nothing.</p>
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

function Operation({
  operation,
  time,
}: {
  readonly operation: RunningOperation
  readonly time: SandboxTime
}): JSX.Element {
  const { kind, target, name, state, startedAt, endsAt } = operation
  const label = `${kinds[kind]}: ${kind === 'late-request' ? `${name} ${target}` : name}`
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
  if (readsLeft !== null) return `after ${readsLeft} more reads of its state`
  if (endsAt === null) return 'held until another policy is set'
  const leftMs = endsAt - now
  if (leftMs <= 0) return 'ending'
  const real = speed === 0 || speed === 1 ? '' : ` (${toDuration(leftMs / speed)} of yours)`
  return `${toDuration(leftMs)} left${real}`
}
