import type { JSX } from 'preact'
import { toSandboxAddress } from '../account/sandbox-address.ts'
import { Fold } from '../view/fold.tsx'
import { Options } from '../view/options.tsx'
import { runWords } from '../words/run-words.ts'
import type { Port } from './send-to-port.ts'
import { consoleWords as words } from '../words/console-words.ts'

/** The sandbox that requests are sent to. */
export interface Target extends Port {
  readonly isInPage: boolean
  /** The initial account of the sandbox in the page. */
  readonly world: string
  readonly apiKey: string
}

interface TargetProps {
  readonly target: Target
  readonly onChange: (target: Target) => void
}

const isServed = location.protocol.startsWith('http')

/** Returns the target that the console begins with. */
export function beginTarget(apiKey: string): Target {
  return { isInPage: true, world: 'small', address: toSandboxAddress(), apiKey, token: '' }
}

/** The choice of a sandbox: in the page, or on a port of this machine. */
export function TargetChoice({ target, onChange }: TargetProps): JSX.Element {
  const set = (part: Partial<Target>): void => onChange({ ...target, ...part })
  return (
    <Fold title={words.sandbox}>
      <div class="field">
        <label for="place">{words.sendTo}</label>
        <select
          id="place"
          value={target.isInPage ? 'page' : 'port'}
          onChange={({ currentTarget }) => set({ isInPage: currentTarget.value === 'page' })}
        >
          <Options texts={words.places} />
        </select>
      </div>
      {target.isInPage ? (
        <div class="field">
          <label for="world">{words.account}</label>
          <select
            id="world"
            value={target.world}
            onChange={({ currentTarget }) => set({ world: currentTarget.value })}
          >
            <Options texts={runWords.worlds} />
          </select>
        </div>
      ) : (
        <>
          <p class="hint">
            {words.start.before} <code>npx @hostwright/sandbox</code>
            {words.start.after}
          </p>
          <Text
            id="address"
            label={words.address}
            value={target.address}
            onChange={(address) => set({ address })}
          />
          <Text id="key" label={words.apiKey} value={target.apiKey} onChange={(apiKey) => set({ apiKey })} />
          {/* A page from a disk has no origin that the sandbox could recognise. */}
          {!isServed && (
            <Text id="token" label={words.token} value={target.token} onChange={(token) => set({ token })} />
          )}
        </>
      )}
    </Fold>
  )
}

interface TextProps {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A field with a label for one line of text. */
export function Text({ id, label, value, onChange }: TextProps): JSX.Element {
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        spellcheck={false}
        autocomplete="off"
        value={value}
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </div>
  )
}
