import { PublishError } from '@hostwright/publish'
import { CommandError } from '../../errors/command-error.ts'
import { exitCodes } from '../../errors/exit-code.ts'

const next: Partial<Record<PublishError['reason'], string>> = {
  login: 'hostwright ssh setup SERVERNAME --private-key-file FILE',
  'no-such-domain': 'hostwright domain create --help',
  'no-such-subdomain': 'hostwright subdomain create --help',
}

/**
 * Returns the error of a publish with the flags of the command instead of the options of the SDK. `cut` says what is there
 * after a run that was cut off.
 */
export function toPublishError(error: unknown, subject: string, cut?: string): unknown {
  if (!(error instanceof PublishError)) return error
  const isCut = ['connection', 'server-error', 'locked'].includes(error.reason)
  return new CommandError(nameFlags(error.message), {
    exitCode: error.reason === 'connection' ? exitCodes.notReached : exitCodes.refused,
    subject,
    done: isCut ? cut : 'Nothing was changed.',
    next: next[error.reason],
    cause: error,
  })
}

/** Replaces the SDK's options in a message with the flags of the command. */
export function nameFlags(message: string): string {
  return message
    .replaceAll(/\bwith (adopt|keep|remove|include)\b(?::)?/g, 'with --$1')
    .replaceAll('with `to`', 'with --to')
    .replaceAll('with takeOver', 'with --take-over')
    .replaceAll('with enableSsh', 'with --enable-ssh')
    .replaceAll('with fromAbroad', 'with --from-abroad')
    .replaceAll('as hostKey', 'with --host-key')
    .replaceAll('as address', 'with --ssh-address')
}
