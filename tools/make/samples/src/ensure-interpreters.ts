import { ensureCommand } from '@hostwright/debian'

/** Installs what the samples are run with, as far as the machine lacks it: once, before any of them runs. */
export default function setup(): void {
  ensureCommand('curl')
  ensureCommand('python3')
  ensureCommand('php', 'php-cli')
  ensureCommand('go', 'golang-go')
}
