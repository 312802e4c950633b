import { installPackages } from '@hostwright/debian/install-packages'
import type { Tool } from './row.ts'
import { runCommand } from './run-command.ts'

/** The first tool that is neither there nor to be had from Debian; `undefined` when all are there. */
export async function findMissingTool(tools: readonly Tool[], cwd: string): Promise<Tool | undefined> {
  for (const tool of tools) {
    if (await isThere(tool, cwd)) continue
    if (tool.debian === undefined) return tool
    installPackages(tool.debian)
    if (!(await isThere(tool, cwd))) return tool
  }
  return undefined
}

async function isThere({ probe }: Tool, cwd: string): Promise<boolean> {
  return (await runCommand(probe, cwd, {})).isOk
}
