import type { Entry } from '../../files/entry.ts'
import { attribute } from './numbers.ts'
import type { PacketReader, Part } from './packet.ts'

const kinds = { file: 0o100_000, folder: 0o040_000, link: 0o120_000 }

/** Returns the attributes of an entry as parts of a packet. */
export function toAttributes(entry: Entry): Part[] {
  const { size: sizeFlag, owner, mode, times } = attribute
  const size = entry.kind === 'file' ? entry.data.size : 0
  return [
    sizeFlag | owner | mode | times,
    BigInt(size),
    1000,
    1000,
    kinds[entry.kind] | entry.mode,
    entry.mtime,
    entry.mtime,
  ]
}

/** Attributes that a client sets. */
export interface NewAttributes {
  readonly size?: number
  readonly mode?: number
  readonly mtime?: number
}

/** Reads the attributes in a packet. The owner is ignored: all files of a contract belong to its user. */
export function readAttributes(packet: PacketReader): NewAttributes {
  const flags = packet.uint32()
  const read: { size?: number; mode?: number; mtime?: number } = {}
  if (flags & attribute.size) read.size = packet.uint64()
  if (flags & attribute.owner) {
    packet.uint32()
    packet.uint32()
  }
  if (flags & attribute.mode) read.mode = packet.uint32() & 0o7777
  if (flags & attribute.times) {
    packet.uint32()
    read.mtime = packet.uint32()
  }
  return read
}

export function setAttributes(entry: Entry, { size, mode, mtime }: NewAttributes): void {
  if (size !== undefined && entry.kind === 'file') entry.data.truncate(size)
  if (mode !== undefined) entry.mode = mode
  if (mtime !== undefined) entry.mtime = mtime
}

/** Returns an entry as a line of `ls -l`, which the protocol sends with each name. */
export function toLongName(name: string, entry: Entry): string {
  const letter = { file: '-', folder: 'd', link: 'l' }[entry.kind]
  const rights = [6, 3, 0].map((shift) => toRights(entry.mode >> shift)).join('')
  const size = entry.kind === 'file' ? entry.data.size : 0
  const [date, time] = new Date(entry.mtime * 1000).toISOString().split(/[T.]/)
  return `${letter}${rights} 1 user user ${size} ${date} ${time} ${name}`
}

function toRights(bits: number): string {
  return ['r', 'w', 'x'].map((letter, index) => (bits & (4 >> index) ? letter : '-')).join('')
}
