// A process that writes one record, and kills itself right before or after one of its steps: the calls of the file
// system that change something. Prints "kept" once the record is stored.
import fs from 'node:fs/promises'
import { writeSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import type { OrderRecord } from '@hostwright/common'

const [folder = '', text = '', dieAt = '', hasLinks = ''] = process.argv.slice(2)
let moments = 0
const pass = (): void => {
  if (moments === Number(dieAt)) process.kill(process.pid, 'SIGKILL')
  moments += 1
}

type Step = (...args: never[]) => Promise<unknown>
const toStep =
  (step: Step): Step =>
  async (...args) => {
    pass()
    const result = await step(...args)
    pass()
    return result
  }

const { open, link, mkdir, rm } = fs
const reject = async (): Promise<never> => {
  throw Object.assign(new Error('There are no links here'), { code: 'EPERM' })
}
async function openWatched(...args: Parameters<typeof open>): ReturnType<typeof open> {
  const handle = await open(...args)
  const { appendFile, sync, writeFile } = handle
  handle.appendFile = toStep(appendFile.bind(handle) as Step) as typeof appendFile
  handle.writeFile = async (all) => {
    const line = all as string
    await writeFile.call(handle, line.slice(0, 40))
    pass() // in the middle of the step
    await writeFile.call(handle, line.slice(40))
  }
  handle.sync = toStep(sync.bind(handle)) as typeof sync
  return handle
}
Object.assign(fs, {
  open: toStep(openWatched as Step),
  link: toStep((hasLinks === 'links' ? link : reject) as Step),
  mkdir: toStep(mkdir as Step),
  rm: toStep(rm as Step),
})
syncBuiltinESMExports()

const { createFolderJournal } = await import('@hostwright/common/folder-journal')
if (await createFolderJournal(folder).write(JSON.parse(text) as OrderRecord)) writeSync(1, 'kept\n')
