import { usageError } from '../errors/command-error.ts'
import type { Command } from '../session/command.ts'

/** Completion scripts by shell. A script calls `hostwright` itself, which prints one completion per line. */
const shells: Readonly<Record<string, string>> = {
  bash: String.raw`_hostwright() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    COMPREPLY+=("$(printf '%q' "${'$'}line")")
  done < <(hostwright __complete -- "${'$'}{COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null | cut -f1)
}
complete -o default -F _hostwright hostwright
`,
  zsh: String.raw`#compdef hostwright
_hostwright() {
  local -a proposals
  local word brief
  while IFS=${'$'}'\t' read -r word brief; do
    proposals+=("${'$'}{word//:/\\:}:${'$'}brief")
  done < <(hostwright __complete -- "${'$'}{(@)words[2,CURRENT]}" 2>/dev/null)
  if (( ${'$'}#proposals )); then _describe -V hostwright proposals; else _files; fi
}
compdef _hostwright hostwright
`,
  fish: String.raw`function __hostwright_complete
  set -l words (commandline -opc) (commandline -ct)
  set -l proposals (hostwright __complete -- ${'$'}words[2..-1] 2>/dev/null)
  if test (count ${'$'}proposals) -gt 0
    printf '%s\n' ${'$'}proposals
  else
    __fish_complete_path (commandline -ct)
  end
end
complete -c hostwright -f -a '(__hostwright_complete)'
`,
  // Older versions of PowerShell drop an empty argument, so a space is passed for a word that has no letters yet.
  powershell: String.raw`Register-ArgumentCompleter -Native -CommandName hostwright -ScriptBlock {
  param($typed, $line, $cursor)
  $words = @($line.CommandElements | Select-Object -Skip 1 |
    Where-Object { $_.Extent.StartOffset -lt $cursor } | ForEach-Object { $_.Extent.Text })
  if ($typed -eq '') { $words += ' ' }
  hostwright __complete '--' @words 2>$null | ForEach-Object {
    $word, $brief = $_ -split "${'`'}t", 2
    if (-not $brief) { $brief = $word }
    [System.Management.Automation.CompletionResult]::new($word, $word, 'ParameterValue', $brief)
  }
}
`,
}

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
