/** Kind of machine for which the command is made into a single file. */
export interface Target {
  /** Name of the target here and in the file name. */
  readonly name: string
  /** npm package with the runtime that the file contains. */
  readonly runtime: string
  /** Name of the target in the runtime's own options. */
  readonly compileTarget: string
  readonly platform: NodeJS.Platform
  readonly cpu: 'x64' | 'arm64'
  /** First bytes of a program for that platform. */
  readonly magic: readonly number[]
}

const elf = [0x7f, 0x45, 0x4c, 0x46]
const machO = [0xcf, 0xfa, 0xed, 0xfe]
const portableExecutable = [0x4d, 0x5a]

/**
 * All targets. Those for Linux use glibc, and those with `musl` are for distributions such as Alpine. Macs with an
 * Intel processor have none: the file would keep the signature of the runtime, which no longer fits, and only a Mac can
 * replace it. For Macs with an Apple processor, the compiler signs the file.
 */
export const targets: readonly Target[] = [
  toTarget('linux-x64', 'linux-x64', 'linux', elf),
  toTarget('linux-arm64', 'linux-aarch64', 'linux', elf),
  toTarget('linux-x64-musl', 'linux-x64-musl', 'linux', elf),
  toTarget('linux-arm64-musl', 'linux-aarch64-musl', 'linux', elf),
  toTarget('macos-arm64', 'darwin-aarch64', 'darwin', machO),
  toTarget('windows-x64', 'windows-x64', 'win32', portableExecutable),
  toTarget('windows-arm64', 'windows-aarch64', 'win32', portableExecutable),
]

function toTarget(name: string, id: string, platform: NodeJS.Platform, magic: readonly number[]): Target {
  return {
    name,
    runtime: `@oven/bun-${id}`,
    compileTarget: `bun-${id}`,
    platform,
    cpu: id.includes('x64') ? 'x64' : 'arm64',
    magic,
  }
}

/** Returns the file name for a target. */
export function toFileName({ name, platform }: Target): string {
  return `hostwright-${name}${platform === 'win32' ? '.exe' : ''}`
}

/** Returns the target for a machine; on Linux, the one for glibc. */
export function findTarget(platform: string = process.platform, cpu: string = process.arch): Target {
  const found = targets.find((target) => target.platform === platform && target.cpu === cpu)
  if (found) return found
  throw new Error(`There is no target for ${platform} on ${cpu}.`)
}
