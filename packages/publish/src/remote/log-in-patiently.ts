import type { Client } from 'ssh2'
import type { HostKey, HostKeyType } from '../host-key/host-key.ts'
import { type Login, LoginFailure, logIn } from './log-in.ts'
import type { Waits } from './waits.ts'

/** The time of a login. */
export interface LoginWaits extends Waits {
  /** Whether SSH was opened just now: the server may take a minute to let anybody in. */
  readonly hasSwitched: boolean
}

const afterSwitchMs = 60_000
/** An SSH server drops connections while too many others are logging in (`MaxStartups`). */
const whileBusyMs = 15_000

/** Logs in as `logIn` does, and tries again with growing pauses while that may help. */
export async function logInPatiently(
  login: Login,
  types: readonly HostKeyType[],
  accepts: (key: HostKey) => boolean,
  { now, sleep, hasSwitched }: LoginWaits,
): Promise<Client> {
  const until = now() + (hasSwitched ? afterSwitchMs : whileBusyMs)
  for (let pause = 1000; ; pause = Math.min(pause * 2, 8000)) {
    try {
      return await logIn(login, types, accepts)
    } catch (error) {
      const { problem } = error as LoginFailure
      const isOfSwitch = hasSwitched && (problem === 'connection' || problem === 'login')
      if ((problem !== 'dropped' && !isOfSwitch) || now() + pause > until) throw error
      await sleep(pause)
    }
  }
}
