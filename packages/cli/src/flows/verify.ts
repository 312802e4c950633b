import { usageError } from '../errors/command-error.ts'
import { type ExitCode, exitCodes } from '../errors/exit-code.ts'
import { toWord } from '../output/to-word.ts'
import type { Command } from '../session/command.ts'
import { defineCommand, type FlagValues } from '../session/define-command.ts'
import type { Arguments, Flags, Session } from '../session/session.ts'
import { type Report, verifyAccount } from '../verify/verify-account.ts'

const ownFlags = {
  report: { type: 'string', placeholder: 'FILE', brief: 'Keeps the report in this file.' },
  show: {
    type: 'string',
    placeholder: 'FILE',
    brief: 'Prints all that a report holds, and calls nothing.',
  },
  most: {
    type: 'integer',
    placeholder: 'NUMBER',
    brief: 'How many things of a kind to look at. 5 otherwise.',
  },
} as const

/** Command that compares the API with its description. */
export const verify: Command = defineCommand({
  words: ['verify'],
  brief: 'Compare the API with its description: reads only',
  help: `For people who have a real key: calls every GET that the key may call, one after the other, within the limits, and
compares each response with the description: its schema, its headers, values outside of the known ones, and what the
documentation leaves open. Changes nothing.

--report FILE keeps the report. It holds names of operations and properties, statuses and kinds of differences, and
nothing of the account: no names, addresses, ids or texts. --show FILE prints exactly what a report holds, and calls
nothing; attach it to an issue, so that what was inferred becomes known.

Exit code 4 says that something differs, 6 that nothing did before a limit of the account ended it.

Example: hostwright verify --json`,
  flags: ownFlags,
  reads: true,
  run: runVerify,
})

async function runVerify(
  session: Session,
  _: Arguments,
  { report: file, show, most = 5 }: FlagValues<typeof ownFlags>,
  { output, json, fields }: Flags,
): Promise<ExitCode> {
  if (!(most >= 1)) throw usageError('--most needs a number from 1.')
  const report = show === undefined ? await verifyNow(session, most) : await readReport(session, show)
  if (file !== undefined) {
    await session.system.files.write(file, `${JSON.stringify(report, undefined, 2)}\n`)
    session.say(
      `The report is in ${file}. hostwright verify --show ${toWord(file, session.system.platform)} prints all that it holds.`,
    )
  }
  if (json || fields !== undefined || (output !== undefined && output !== 'table') || show !== undefined)
    await session.print(report)
  else await session.print(toRows(report))
  const differs = report.findings.length > 0 || report.assumptions.some(({ agrees }) => !agrees)
  if (differs) return exitCodes.differences
  return report.limited ? exitCodes.limits : exitCodes.done
}

async function verifyNow(session: Session, most: number): Promise<Report> {
  const { system } = session
  const client = await session.connect({ ...(await session.settings()), readOnly: true })
  const progress = session.progress()
  let calls = 0
  const report = await verifyAccount(client, {
    now: system.now,
    sleep: system.sleep,
    signal: system.interrupted,
    most,
    onProgress(operationId) {
      calls += 1
      if (system.stderr.isTerminal) progress.update('verify', `${calls} calls, ${operationId}`)
    },
  })
  progress.end()
  const { operations, findings, assumptions, confirmed, limited } = report
  if (limited)
    session.say(
      'A rate limit of the account has ended the verification early: verify again later to read the rest.',
    )
  const count = (result: string): number =>
    operations.filter((operation) => operation.result === result).length
  session.say(
    `${calls} calls: ${count('confirmed')} operations confirmed, ${count('contradicted')} contradicted, ${count('rejected')} rejected, ${count('not called')} not called; ${findings.length} differences, ${assumptions.filter(({ agrees }) => !agrees).length} assumptions contradicted, ${confirmed.length} inferred statements borne out.`,
  )
  return report
}

async function readReport(session: Session, file: string): Promise<Report> {
  const text = await session.system.files.read(file)
  if (text === undefined) throw usageError(`There is no file ${file}.`)
  const report = parseReport(text)
  if (report) return report
  throw usageError(`${file} is no report of verify.`)
}

function parseReport(text: string): Report | undefined {
  try {
    const report = JSON.parse(text) as Partial<Report> | null
    const { operations, findings, assumptions, confirmed } = report ?? {}
    const isWhole = [operations, findings, assumptions, confirmed].every((list) => Array.isArray(list))
    return isWhole && report?.report === 'hostwright-verify' ? (report as Report) : undefined
  } catch {
    return undefined
  }
}

/** Returns the differences as the rows of a table: findings, then assumptions that the API contradicts. */
function toRows({ findings, assumptions }: Report): readonly object[] {
  return [
    ...findings.map(({ check, operation, at, message }) => ({ check, what: operation, at, message })),
    ...assumptions
      .filter(({ agrees }) => !agrees)
      .map(({ assumption, observed, assumed }) => ({
        check: 'assumption',
        what: assumption,
        at: '-',
        message: `is: ${observed.join(', or: ')}; assumed was: ${assumed}`,
      })),
  ]
}
