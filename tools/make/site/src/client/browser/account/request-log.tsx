import type { JournaledRequest, RecordedExchange, ServerState, Transition } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { toJapanClock } from '../view/format.ts'
import { Options } from '../view/options.tsx'
import { accountWords as words } from './account-words.ts'
import { isError, type LogEntry, type LogFilter, type LogKind, toLogEntries } from './log-entry.ts'
import { withNames } from './name-path.ts'
import { RequestDetails } from './request-details.tsx'

interface LogProps {
  readonly requests: readonly JournaledRequest[]
  readonly transitions?: readonly Transition[]
  /** Their names are shown in place of their uuids. */
  readonly servers: readonly ServerState[]
  readonly readExchange: (id: number) => Promise<RecordedExchange>
  /** Shows a button that empties the log. */
  readonly onClear?: () => void
}

const rowsAtOnce = 100

/** The requests to an account, newest first. A row unfolds its bodies. */
export function RequestLog({
  requests,
  transitions = [],
  servers,
  readExchange,
  onClear,
}: LogProps): JSX.Element {
  const [filter, setFilter] = useState<LogFilter>({ kind: 'all', text: '' })
  const [rows, setRows] = useState(rowsAtOnce)
  const entries = toLogEntries(requests, transitions, filter)
  const isEmpty = requests.length === 0 && transitions.length === 0
  return (
    <>
      <div class="line">
        <p class="account-title">{words.requests}</p>
        <span class="muted">{words.count(requests.length, requests.filter(isError).length)}</span>
      </div>
      <Filter filter={filter} onChange={setFilter} kinds={transitions.length > 0} onClear={onClear} />
      {isEmpty && <p class="muted">{words.noRequest}</p>}
      {!isEmpty && entries.length === 0 && <p class="muted">{words.nothingFits}</p>}
      <ol class="log">
        {entries.slice(0, rows).map((entry) => (
          <Row key={entry.id} entry={entry} servers={servers} readExchange={readExchange} />
        ))}
      </ol>
      {entries.length > rows && (
        <button type="button" onClick={() => setRows(rows + rowsAtOnce)}>
          {words.more}
        </button>
      )}
    </>
  )
}

interface FilterProps {
  readonly filter: LogFilter
  readonly onChange: (filter: LogFilter) => void
  /** Whether there are changes of state to choose. */
  readonly kinds: boolean
  readonly onClear: (() => void) | undefined
}

function Filter({ filter, onChange, kinds, onClear }: FilterProps): JSX.Element {
  const { requests: _, transitions: __, ...others } = words.kinds
  return (
    <div class="filter">
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        autocomplete="off"
        spellcheck={false}
        onInput={({ currentTarget }) => onChange({ ...filter, text: currentTarget.value })}
      />
      <select
        aria-label={words.show}
        onChange={({ currentTarget }) => onChange({ ...filter, kind: currentTarget.value as LogKind })}
      >
        <Options texts={kinds ? words.kinds : others} />
      </select>
      {onClear && (
        <button type="button" onClick={onClear}>
          {words.clear}
        </button>
      )}
    </div>
  )
}

interface RowProps extends Pick<LogProps, 'servers' | 'readExchange'> {
  readonly entry: LogEntry
}

function Row({ entry, servers, readExchange }: RowProps): JSX.Element {
  const [isOpen, setOpen] = useState(false)
  if (entry.kind === 'transition') return <TransitionRow transition={entry.transition} servers={servers} />
  const { requests } = entry
  const last = requests.at(-1)!
  const result = last.status === null ? words.noResponse : `${last.status}`
  return (
    <li class={`log-entry ${toTone(last)}`}>
      <button type="button" class="log-row" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <span class="status">{result}</span> <span class="method">{last.method}</span>{' '}
        <span class="path">{withNames(last.path, servers)}</span>{' '}
        {requests.length > 1 && <span class="times">{`× ${requests.length}`} </span>}
        {last.code !== null && <span class="status">{last.code} </span>}
        <span class="time">{toJapanClock(last.at)}</span>
      </button>
      {isOpen && <RequestDetails requests={requests} readExchange={readExchange} />}
    </li>
  )
}

function TransitionRow({
  transition: { at, machine, target, from, to },
  servers,
}: { readonly transition: Transition } & Pick<LogProps, 'servers'>): JSX.Element {
  return (
    <li class="log-transition">
      <span>{words.transition(machine, withNames(target, servers), `${from} → ${to}`)}</span>
      <span class="time">{toJapanClock(at)}</span>
    </li>
  )
}

function toTone({ status, isFaulted }: JournaledRequest): string {
  const tone = status === null || status >= 500 ? 'broken' : status >= 400 ? 'rejected' : 'fine'
  return isFaulted ? `${tone} faulted` : tone
}
