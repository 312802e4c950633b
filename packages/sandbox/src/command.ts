#!/usr/bin/env node
import { run } from './command-line/run.ts'

const outcome = await run(process.argv.slice(2), { print: console.log, fail: console.error })
if ('sandbox' in outcome) {
  const { sandbox } = outcome
  const stop = (): void => void sandbox.close()
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} else {
  process.exitCode = outcome.exitCode
}
