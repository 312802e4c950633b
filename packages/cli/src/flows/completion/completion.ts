import { usageError } from '../../errors/command-error.ts'
import type { Command } from '../../session/command.ts'
import { shells } from './shells.ts'

/** Command that prints the script for a shell to complete commands, flags, values and names. */
export const completion: Command = {
  words: ['completion'],
  brief: 'Print the completion script of a shell',
  help: `Prints the script that completes commands, flags and values, and names: of contexts, VPSs, servers, domains, DNS
records and what else the account has.

bash: source <(hostwright completion bash), in ~/.bashrc
zsh:  source <(hostwright completion zsh), in ~/.zshrc after compinit
fish: hostwright completion fish > ~/.config/fish/completions/hostwright.fish
PowerShell: hostwright completion powershell | Out-String | Invoke-Expression, in $PROFILE

Example: hostwright completion bash`,
  args: [
    {
      name: 'shell',
      placeholder: 'SHELL',
      brief: 'bash, zsh, fish or powershell.',
      values: Object.keys(shells),
    },
  ],
  usesAccount: false,
  prints: false,
  reads: true,
  async run({ system }, { shell = '' }) {
    const script = Object.hasOwn(shells, shell) ? shells[shell] : undefined
    if (script === undefined) throw usageError(`${shell} is not known: give bash, zsh, fish or powershell.`)
    system.stdout.write(script)
  },
}
