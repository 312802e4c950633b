import { join } from 'node:path'

/** A folder, and the place where a program puts its files. */
export interface Transfer {
  readonly port: number
  readonly user: string
  readonly key: string
  readonly home: string
  readonly folder: string
  /** The folder of the site on the server. */
  readonly root: string
  /** Address and API key of the sandbox that knows the account. */
  readonly account: readonly string[]
}

/** Options of `ssh` that need nothing of the user's own. */
const ssh = ({ key }: Transfer): string =>
  `ssh -a -x -F none -i ${key} -o StrictHostKeyChecking=no -o UserKnownHostsFile=/dev/null -o LogLevel=ERROR`

/** The programs that are compared, each as a command line for bash. */
export const publishingPrograms: Readonly<Record<string, (transfer: Transfer) => string>> = {
  hostwright({ account, port, user, key, home, folder }) {
    const program = join(import.meta.dirname, 'publish-once.ts')
    return [process.execPath, program, ...account, port, user, key, home, folder].join(' ')
  },
  rsync: (transfer) =>
    `rsync -a --delete -e '${ssh(transfer)} -p ${transfer.port}' ${transfer.folder}/ ${transfer.user}@127.0.0.1:${transfer.root}/`,
  lftp: (transfer) =>
    `lftp --norc -c "set sftp:connect-program '${ssh(transfer)}'; set cmd:fail-exit yes; open sftp://${transfer.user}:@127.0.0.1:${transfer.port}; mirror --reverse --delete --parallel=10 ${transfer.folder} ${transfer.root}"`,
  rclone: ({ port, user, key, folder, root }) =>
    `rclone --config /dev/null sync ${folder} ':sftp,host=127.0.0.1,port=${port},user=${user},key_file=${key}:${root}'`,
  'sftp -b': (transfer) =>
    `sftp ${ssh(transfer).slice('ssh -a -x '.length)} -q -P ${transfer.port} -b - ${transfer.user}@127.0.0.1 <<< 'put -r ${transfer.folder}/. ${transfer.root}'`,
}
