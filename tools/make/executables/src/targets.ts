/** A kind of machine that the command is made for as a single file. */
export interface Target {
  /** Its name here, and in the name of the file. */
  readonly name: string
  /** The npm package that brings the runtime which the file contains. */
  readonly runtime: string
  /** How the runtime calls it. */
  readonly compileTarget: string
  readonly platform: NodeJS.Platform
  readonly cpu: 'x64' | 'arm64'
  /** How a program of that platform begins. */
  readonly magic: readonly number[]
}

const elf = [0x7f, 0x45, 0x4c, 0x46]
const machO = [0xcf, 0xfa, 0xed, 0xfe]
const portableExecutable = [0x4d, 0x5a]

/**
 * All of them. Those of Linux are for glibc, and with `musl` for distributions such as Alpine. There is none for Macs
 * with an Intel processor: what is made keeps the signature of the runtime, which is then wrong, and only a Mac can
 * replace it. For those with an Apple processor, the compiler signs what it makes.
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

/** The name of the file that is made for a target. */
export function toFileName({ name, platform }: Target): string {
  return `hostwright-${name}${platform === 'win32' ? '.exe' : ''}`
}

/** The target that runs on a machine; of Linux, the one for glibc. */
export function findTarget(platform: string = process.platform, cpu: string = process.arch): Target {
  const found = targets.find((target) => target.platform === platform && target.cpu === cpu)
  if (found) return found
  throw new Error(`There is no target for ${platform} on ${cpu}.`)
}
