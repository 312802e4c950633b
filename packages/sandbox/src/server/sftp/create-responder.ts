import { FileData } from '../../files/entry.ts'
import { FileError } from '../../files/file-error.ts'
import type { FileTree } from '../../files/file-tree.ts'
import { readAttributes, setAttributes, toAttributes, toLongName } from './attributes.ts'
import { respondToExtension } from './extension.ts'
import { createHandles, type Handles } from './handles.ts'
import { extensions, openFlag, request, response, status } from './numbers.ts'
import { type Part, PacketReader, toPacket } from './packet.ts'
import { ok, type Result, toStatus } from './result.ts'

/** Responds to a packet of a client with another one. */
export type Responder = (packet: Buffer) => Buffer

/** What an operation works with. */
interface Call {
  readonly packet: PacketReader
  readonly tree: FileTree
  readonly handles: Handles
  /** Reads a path of the packet. A relative one begins in the user's home. */
  readonly path: () => string
}

/** Creates the SFTP side of one connection to the files of a contract. `home` is the user's folder. */
export function createResponder(tree: FileTree, home: string): Responder {
  const handles = createHandles()
  return (bytes) => {
    const packet = new PacketReader(bytes)
    const type = packet.byte()
    if (type === request.init) return toPacket(response.version, [3, ...Object.entries(extensions).flat()])
    const id = packet.uint32()
    const path = (): string => toAbsolute(home, packet.text())
    const [kind, ...parts] = respond(type, { packet, tree, handles, path })
    return toPacket(kind, [id, ...parts])
  }
}

function respond(type: number, call: Call): Result {
  try {
    return operations[type]?.(call) ?? toStatus(status.unsupported, 'Operation unsupported')
  } catch (error) {
    if (error instanceof FileError) return toFailure(error)
    if (error instanceof RangeError) return toStatus(status.badMessage, 'Bad message')
    throw error
  }
}

/** Returns the status of an error with the words of OpenSSH, which names no reason. */
function toFailure({ failure }: FileError): Result {
  if (failure === 'missing') return toStatus(status.missing, 'No such file')
  if (failure === 'denied') return toStatus(status.denied, 'Permission denied')
  return toStatus(status.failed, 'Failure')
}

function toAbsolute(home: string, path: string): string {
  return path.startsWith('/') ? path : `${home}/${path}`
}

function toName(name: string, parts: readonly Part[]): Result {
  return [response.name, 1, name, name, ...parts]
}

const operations: Readonly<Record<number, (call: Call) => Result>> = {
  [request.open]({ packet, tree, handles, path }) {
    const at = path()
    const flags = packet.uint32()
    const attributes = readAttributes(packet)
    const isThere = tree.has(at)
    const creates = (flags & openFlag.create) > 0
    const file = tree.open(at, { creates, isNew: creates && (flags & openFlag.exclusive) > 0 })
    if (flags & openFlag.truncate) file.data = new FileData()
    if (!isThere) setAttributes(file, { mode: (attributes.mode ?? 0o666) & ~0o022 })
    const [mayWrite, appends] = [(flags & openFlag.write) > 0, (flags & openFlag.append) > 0]
    return [response.handle, handles.add({ file, mayWrite, appends })]
  },
  [request.close]({ packet, handles }) {
    handles.close(packet.text())
    return ok
  },
  [request.read]({ packet, handles }) {
    const { data } = handles.file(packet.text())
    const start = packet.uint64()
    const bytes = data.read(start, Math.min(packet.uint32(), 261_120))
    return bytes.length === 0 ? toStatus(status.eof, 'End of file') : [response.data, bytes]
  },
  [request.write]({ packet, tree, handles }) {
    const { file, appends } = handles.writable(packet.text())
    const start = packet.uint64()
    file.data.write(appends ? file.data.size : start, packet.bytes())
    tree.touch(file)
    return ok
  },
  [request.lstat]: ({ tree, path }) => [response.attrs, ...toAttributes(tree.find(path(), false))],
  [request.stat]: ({ tree, path }) => [response.attrs, ...toAttributes(tree.find(path()))],
  [request.fstat]: ({ packet, handles }) => [response.attrs, ...toAttributes(handles.file(packet.text()))],
  [request.setstat]({ packet, tree, path }) {
    setAttributes(tree.find(path()), readAttributes(packet))
    return ok
  },
  [request.fsetstat]({ packet, handles }) {
    setAttributes(handles.file(packet.text()), readAttributes(packet))
    return ok
  },
  [request.opendir]: ({ tree, handles, path }) => [
    response.handle,
    handles.add({ folder: tree.list(path()) }),
  ],
  [request.readdir]({ packet, handles }) {
    const entries = handles.nextEntries(packet.text())
    if (entries.length === 0) return toStatus(status.eof, 'End of file')
    const names = entries.flatMap(([name, entry]) => [name, toLongName(name, entry), ...toAttributes(entry)])
    return [response.name, entries.length, ...names]
  },
  [request.remove]({ tree, path }) {
    tree.removeFile(path())
    return ok
  },
  [request.mkdir]({ packet, tree, path }) {
    tree.makeFolder(path(), readAttributes(packet).mode ?? 0o755)
    return ok
  },
  [request.rmdir]({ tree, path }) {
    tree.removeFolder(path())
    return ok
  },
  [request.realpath]({ tree, path }) {
    const resolved = tree.resolve(path())
    return toName(resolved, [0])
  },
  [request.rename]({ tree, path }) {
    tree.rename(path(), path(), false)
    return ok
  },
  [request.readlink]({ tree, path }) {
    const entry = tree.find(path(), false)
    if (entry.kind !== 'link') throw new FileError('failed', 'It is not a link.')
    return toName(entry.target, [0])
  },
  // OpenSSH has the two names in this order, unlike the standard.
  [request.symlink]({ packet, tree, path }) {
    const target = packet.text()
    tree.makeLink(path(), target)
    return ok
  },
  [request.extended]: ({ packet, tree, path }) =>
    respondToExtension(packet.text(), tree, path) ?? toStatus(status.unsupported, 'Operation unsupported'),
}
