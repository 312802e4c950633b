// The files that are generated from the description: the types, the data that the client reads, and guides.
import { readFile } from 'node:fs/promises'
import { parse } from 'yaml'
import { toChecks, toControlChecks } from './checks/to-checks.ts'
import { readJapanese } from './commands/to-japanese-texts.ts'
import { toCommands } from './commands/to-commands.ts'
import type { Description } from './description.ts'
import { toControlOperations } from './to-control-operations.ts'
import { toCounterparts, withDigest } from './to-counterparts.ts'
import { toCertainRejections } from './to-certain-rejections.ts'
import { toDesiredReference } from './to-desired-reference.ts'
import { toDesiredChecks } from './to-desired-checks.ts'
import { toDesiredSchema } from './to-desired-schema.ts'
import { toDesiredTypes } from './to-desired-types.ts'
import { toKnownValues } from './to-known-values.ts'
import { toLimits } from './to-limits.ts'
import { toOrderInputs } from './to-order-inputs.ts'
import { toPlanOperations } from './to-plan-operations.ts'
import { toRetryClasses } from './to-retry-classes.ts'
import { toRoutes } from './to-routes.ts'
import { toSecretFields } from './to-secret-fields.ts'
import { toTimes } from './to-times.ts'
import { toToolHints } from './to-tool-hints.ts'
import { type Advice, toTroubleshooting } from './to-troubleshooting.ts'
import { toTypes } from './to-types.ts'
import { type Lock, type Ran, toWorksWith } from './to-works-with.ts'

const text = await readFile(new URL(import.meta.resolve('@hostwright/openapi/openapi.json')), 'utf8')
const description = JSON.parse(text) as Description
const translatedText = await readFile(
  new URL(import.meta.resolve('@hostwright/openapi/openapi.ja.json')),
  'utf8',
)
const root = new URL('../../../../', import.meta.url)
const desiredSchema = toDesiredSchema(description)
const guides = { orderInputs: toOrderInputs(description), desired: toDesiredReference(desiredSchema) }
const translated = JSON.parse(translatedText) as Description
const counterparts = toCounterparts(translated, guides)
const limits = toLimits(description)
const control = await readFile(new URL('packages/sandbox/control.openapi.yaml', root), 'utf8')
const ran = parse(await readFile(new URL('../works-with.yaml', import.meta.url), 'utf8')) as Ran[]
const lock = parse(await readFile(new URL('pnpm-lock.yaml', root), 'utf8')) as Lock
const worksWith = toWorksWith(ran, lock)
const advice = parse(await readFile(new URL('../troubleshooting.yaml', import.meta.url), 'utf8')) as Advice
const troubleshooting = toTroubleshooting(description, advice)
export const source = 'the description'
export const files: Readonly<Record<string, string>> = {
  'packages/types/src/openapi.ts': await toTypes(description),
  'packages/orders/src/generated/certain-rejections.ts': toCertainRejections(description),
  'packages/common/src/generated/limits.ts': limits.common,
  'packages/common/src/generated/retry-classes.ts': toRetryClasses(description),
  'packages/common/src/generated/routes.ts': toRoutes(description),
  'packages/common/src/generated/secret-fields.ts': toSecretFields(description),
  'packages/common/src/generated/times.ts': toTimes(description),
  'packages/vps/src/generated/limits.ts': limits.vps,
  'packages/plan/src/generated/limits.ts': limits.vps,
  'packages/sandbox/src/generated/limits.ts': limits.sandbox,
  'packages/plan/src/generated/plan-operations.ts': toPlanOperations(description),
  'packages/plan/src/generated/desired-checks.js': await toDesiredChecks(desiredSchema),
  'packages/plan/src/generated/desired.ts': await toDesiredTypes(desiredSchema),
  'packages/plan/desired.schema.json': `${JSON.stringify(desiredSchema, null, 2)}\n`,
  'spec/overlays/tools.yaml': toToolHints(description),
  'docs/guides/order-inputs.md': guides.orderInputs,
  'docs/guides/order-inputs.ja.md': counterparts.orderInputs,
  'docs/guides/plan-format.md': guides.desired,
  'docs/guides/plan-format.ja.md': counterparts.desired,
  'docs/guides/troubleshooting.md': troubleshooting,
  'docs/guides/troubleshooting.ja.md': withDigest(
    toTroubleshooting(translated, advice, 'ja'),
    troubleshooting,
  ),
  'docs/guides/works-with.md': worksWith,
  'docs/guides/works-with.ja.md': withDigest(toWorksWith(ran, lock, 'ja'), worksWith),
  ...inFolder('packages/cli/src/operations/generated', toCommands(description, readJapanese())),
  ...inFolder('packages/sandbox/src/generated', {
    ...(await toChecks(description, text)),
    'control-checks.js': await toControlChecks(parse(control)),
    'control-operations.ts': toControlOperations(parse(control)),
    'known-values.ts': toKnownValues(description),
    'secret-fields.ts': toSecretFields(description),
  }),
}

function inFolder(folder: string, texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`${folder}/${name}`, text]))
}
