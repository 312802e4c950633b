import type { LimitGroupUsage, LimitSettings, LimitUsage } from '@hostwright/sandbox'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { onSubmit } from '../account/on-submit.ts'
import { Fold } from '../view/fold.tsx'
import { Options } from '../view/options.tsx'
import { dashboardWords as words } from '../words/dashboard-words.ts'
import type { Control } from './control.ts'

interface LimitsProps {
  readonly control: Control
  readonly limits: LimitSettings
  readonly usage: LimitUsage
}

type Group = 'vps' | 'server' | 'common'

/** Paths of each group. */
const groups: Readonly<Record<Group, string>> = {
  vps: '/v1/vps',
  server: '/v1/server',
  common: '/v1/me, /v1/logs',
}
const fields = ['perMinute', 'perDay', 'concurrent'] as const

/** The limits and what is left of them. */
export function Limits({ control, limits, usage }: LimitsProps): JSX.Element {
  return (
    <>
      <table class="limits">
        <caption class="muted">{words.whatIsLeft}</caption>
        <thead>
          <tr>
            {[words.paths, words.minute, words.day, words.atOnce].map((title) => (
              <th scope="col" key={title}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(Object.keys(groups) as Group[]).map((name) => (
            <Row key={name} paths={groups[name]} usage={usage[name]} />
          ))}
        </tbody>
      </table>
      <ul class="list">
        {usage.blockedAddresses.map(({ address, secondsLeft }) => (
          <li key={address} class="bad">
            {words.blocked(address, secondsLeft)}
          </li>
        ))}
      </ul>
      <Fold title={words.changeLimits}>
        <LimitForm control={control} limits={limits} />
      </Fold>
    </>
  )
}

function LimitForm({ control, limits }: Omit<LimitsProps, 'usage'>): JSX.Element {
  const [group, choose] = useState<Group>('vps')
  const current = limits[group]
  const set = onSubmit((read, submitter) => {
    const numbers = fields.flatMap((name) => (read(name) === '' ? [] : [[name, Number(read(name))] as const]))
    const next = submitter === 'off' ? false : Object.fromEntries(numbers)
    void control.send('PUT', '/limits', { [group]: next })
  })
  return (
    <form onSubmit={set}>
      <label>
        {words.limitsOf}{' '}
        <select value={group} onChange={({ currentTarget }) => choose(currentTarget.value as Group)}>
          <Options texts={groups} />
        </select>
      </label>
      <div class="triple">
        {fields.map((name) => (
          <label key={`${group} ${name}`}>
            {words.numbers[name]}{' '}
            <input name={name} type="number" min="1" defaultValue={current ? current[name] : ''} />
          </label>
        ))}
      </div>
      <div class="buttons">
        <button>{words.set}</button>
        <button value="off">{words.removeLimit}</button>
      </div>
    </form>
  )
}

interface RowProps {
  readonly paths: string
  readonly usage: LimitGroupUsage | null
}

function Row({ paths, usage }: RowProps): JSX.Element {
  return (
    <tr>
      <th scope="row">{paths}</th>
      {usage === null ? (
        <td colSpan={3}>{words.noLimit}</td>
      ) : (
        (['minute', 'day', 'concurrent'] as const).map((name) => (
          <td key={name} class={usage[name].left === 0 ? 'bad' : ''}>
            {words.leftOf(usage[name].left, usage[name].used + usage[name].left)}
          </td>
        ))
      )}
    </tr>
  )
}
