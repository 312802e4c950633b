/** The requests of SFTP that change something. */
const changing: ReadonlySet<number> = new Set([6, 9, 10, 13, 14, 15, 18])
const init = 1
const open = 3
const extended = 200
const opensToWrite = 0x02

/** A request of a client, and whether it changes something. */
export interface SftpRequest {
  readonly packet: Buffer
  readonly changes: boolean
}

/** Splits what a client sends into its requests. The greeting is one too. */
export function createRequestSplitter(): (piece: Buffer) => SftpRequest[] {
  let rest = Buffer.alloc(0)
  return (piece) => {
    rest = Buffer.concat([rest, piece])
    const requests: SftpRequest[] = []
    while (rest.length >= 4 && rest.length >= 4 + rest.readUInt32BE(0)) {
      const end = 4 + rest.readUInt32BE(0)
      const packet = rest.subarray(0, end)
      requests.push({ packet, changes: changesSomething(packet) })
      rest = rest.subarray(end)
    }
    return requests
  }
}

function changesSomething(packet: Buffer): boolean {
  const type = packet.readUInt8(4)
  if (type === init || packet.length < 13) return false
  // A path, or the name of an extension, and what follows it.
  const end = 13 + packet.readUInt32BE(9)
  if (type === open) return (packet.readUInt32BE(end) & opensToWrite) > 0
  const name = packet.toString('latin1', 13, end)
  return type === extended ? /^(?:posix-rename|hardlink)@/.test(name) : changing.has(type)
}
