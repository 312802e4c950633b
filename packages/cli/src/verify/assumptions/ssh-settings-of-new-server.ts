import type { Observer } from './observer.ts'

/** Whether SSH is on at servers, where the log has no change of it. */
export const sshSettingsOfNewServer: Observer<'ssh-settings-of-new-server'> = {
  id: 'ssh-settings-of-new-server',
  observe({ bodies }) {
    const states = bodies<{ readonly ssh_enabled: boolean }>('getSshSettings')
    const isChanged = bodies<{
      readonly logs: readonly { readonly method: string; readonly path: string }[]
    }>('listLogs').some(({ logs }) =>
      logs.some(({ method, path }) => method === 'PUT' && path.endsWith('/ssh')),
    )
    if (states.length === 0 || isChanged) return undefined
    return states.some(({ ssh_enabled }) => !ssh_enabled)
      ? 'no, and connections from abroad are rejected'
      : 'yes, and connections from abroad are rejected'
  },
}
