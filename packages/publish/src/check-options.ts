import { ConfigError } from '@hostwright/common'
import { isIdle } from './folder/is-idle.ts'
import type { PublishOptions } from './publish-options.ts'

/** The values that an option takes: advice for the error, and whether a value fits. */
interface Form {
  readonly advice: string
  readonly fits: (value: unknown) => boolean
  /** Returns what is wrong with a value that fits. */
  readonly why?: (value: unknown) => string | undefined
}

const anything: Form = { advice: '', fits: () => true }
const text: Form = { advice: 'give a text', fits: (value) => typeof value === 'string' }
const filled: Form = {
  ...text,
  why: (value) => (String(value).trim() === '' ? 'is empty: give a text, or leave it out' : undefined),
}
const yesOrNo: Form = { advice: 'give true or false', fits: (value) => typeof value === 'boolean' }
const texts: Form = {
  advice: "give a list of texts, such as ['wp-*']",
  fits: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
}
const patterns: Form = {
  ...texts,
  why(value) {
    const wrong = (value as readonly string[]).find((one) => /^(?:\s*|#.*|\/+)$/.test(one) || isIdle(one))
    if (wrong === undefined) return undefined
    return `has ${JSON.stringify(wrong)}, which matches nothing: write the path alone, such as uploads/`
  },
}
const count: Form = {
  advice: 'give a whole number, from 0',
  fits: (value) => Number.isInteger(value) && Number(value) >= 0,
}
const address: Form = {
  advice: 'give { host, port }',
  fits: (value) => typeof Object(value).host === 'string' && Number.isInteger(Object(value).port),
}

const forms: Readonly<Record<keyof PublishOptions, Form>> = {
  folder: anything,
  domain: anything,
  server: filled,
  to: filled,
  name: filled,
  commit: text,
  webAddress: filled,
  privateKey: anything,
  hostKey: anything,
  knownHosts: text,
  openingsFolder: anything,
  address,
  adopt: patterns,
  keep: patterns,
  include: texts,
  remove: count,
  takeOver: yesOrNo,
  dryRun: yesOrNo,
  check: yesOrNo,
  enableSsh: yesOrNo,
  fromAbroad: yesOrNo,
  onFirstContact: anything,
  onNotice: anything,
  onProgress: anything,
  fetch: anything,
  signal: anything,
  now: anything,
  sleep: anything,
}

/**
 * Rejects options that a program in JavaScript may give in another type or with another name, before anything is read.
 * A misspelled `dryRun` would publish, and `keep: 'wp-*'` would be a list of letters of which one keeps the whole site.
 * An empty text, such as that of an unset variable, is rejected too: two repositories with an empty `name` would be one
 * source, and each would remove the files of the other. A pattern of `keep` that matches nothing would let a file be
 * replaced.
 */
export function checkOptions(options: object): void {
  for (const [name, value] of Object.entries(options)) {
    if (value === undefined) continue
    if (!Object.hasOwn(forms, name)) throw new ConfigError(name, 'is no option of a publish: leave it out')
    const { advice, fits, why } = forms[name as keyof PublishOptions]
    if (!fits(value)) throw new ConfigError(name, `is of another type: ${advice}`)
    const wrong = why?.(value)
    if (wrong !== undefined) throw new ConfigError(name, wrong)
  }
}
