import { ensureCommand } from '@hostwright/debian'

/** Installs the browser once for all checks, when the machine has none. */
export default function setup(): void {
  ensureCommand('chromium')
}
