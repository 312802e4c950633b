import type { ContractFiles } from '../files/contract-files.ts'
import type { Serve } from '../http/answer.ts'
import { defaultHost } from '../sandbox/assemble-sandbox.ts'
import type { SshOptions } from './sftp/listen-ssh.ts'
import type { Store } from '../storage/store.ts'
import { listen, type Listening, type ListenOptions } from './listen.ts'

/** The parts of a sandbox that its files need. */
export interface FilesOf {
  readonly serve: Serve
  readonly store: Store
  readonly files: ContractFiles
}

/** Listens on a port as `listen` does, and serves the files of the hosting servers over SFTP on another port. */
export async function listenWithFiles(
  { serve, store, files }: FilesOf,
  options: ListenOptions | undefined,
  ssh: SshOptions,
): Promise<Listening> {
  const { listenSsh } = await import('./sftp/listen-ssh.ts')
  const { close: closeSsh, ...listeningSsh } = await listenSsh(
    store,
    files,
    options?.host ?? defaultHost,
    ssh,
  )
  try {
    const opened = await listen(serve, options)
    return {
      ...opened,
      ssh: listeningSsh,
      close: async () => void (await Promise.all([opened.close(), closeSsh()])),
    }
  } catch (error) {
    await closeSsh()
    throw error
  }
}
