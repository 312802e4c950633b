/** Reads the parts of an SFTP packet. Throws a `RangeError` if the packet is too short. */
export class PacketReader {
  readonly #bytes: Buffer
  #at = 0

  constructor(bytes: Buffer) {
    this.#bytes = bytes
  }

  byte(): number {
    return this.#bytes.readUInt8(this.#take(1))
  }

  uint32(): number {
    return this.#bytes.readUInt32BE(this.#take(4))
  }

  uint64(): number {
    return Number(this.#bytes.readBigUInt64BE(this.#take(8)))
  }

  bytes(): Buffer {
    const length = this.uint32()
    const start = this.#take(length)
    return this.#bytes.subarray(start, start + length)
  }

  text(): string {
    return this.bytes().toString('utf8')
  }

  #take(length: number): number {
    const start = this.#at
    if (start + length > this.#bytes.length) throw new RangeError('The packet is too short.')
    this.#at = start + length
    return start
  }
}

/** A part of a packet that is written: a number of 32 or 64 bits, or bytes with their length before them. */
export type Part = number | bigint | string | Uint8Array

/** Returns a packet of a type: its length, the type and the parts. */
export function toPacket(type: number, parts: readonly Part[]): Buffer {
  const body = Buffer.concat([Buffer.of(type), ...parts.map(toBytes)])
  return Buffer.concat([toUint32(body.length), body])
}

function toBytes(part: Part): Uint8Array {
  if (typeof part === 'number') return toUint32(part)
  if (typeof part === 'bigint') {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64BE(part)
    return bytes
  }
  const bytes = typeof part === 'string' ? Buffer.from(part) : part
  return Buffer.concat([toUint32(bytes.length), bytes])
}

function toUint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** Collects bytes that arrive in pieces, and returns the packets that are complete. */
export function createPacketSplitter(): (piece: Buffer) => Buffer[] {
  let rest: Buffer = Buffer.alloc(0)
  return (piece) => {
    rest = rest.length === 0 ? piece : Buffer.concat([rest, piece])
    const packets: Buffer[] = []
    while (rest.length >= 4 && rest.length >= 4 + rest.readUInt32BE(0)) {
      const end = 4 + rest.readUInt32BE(0)
      packets.push(rest.subarray(4, end))
      rest = rest.subarray(end)
    }
    return packets
  }
}
