import type { FileTree } from '../../files/file-tree.ts'
import { response } from './numbers.ts'
import { ok, type Result } from './result.ts'

const blockBytes = 4096
const blocks = 250_000_000
const filesLeft = 10_000_000

/** Responds to a request of an extension; returns `undefined` for one that the server does not have. */
export function respondToExtension(name: string, tree: FileTree, path: () => string): Result | undefined {
  switch (name) {
    case 'posix-rename@openssh.com':
      tree.rename(path(), path(), true)
      return ok
    case 'hardlink@openssh.com':
      tree.hardLink(path(), path())
      return ok
    case 'statvfs@openssh.com':
      // The disk of the machine, as the service shows it: not the quota of the contract.
      tree.find(path())
      return [
        response.extendedReply,
        ...[blockBytes, blockBytes, blocks, blocks, blocks, filesLeft, filesLeft, filesLeft, 1, 0, 255].map(
          BigInt,
        ),
      ]
    case 'limits@openssh.com':
      return [response.extendedReply, ...[262_144, 261_120, 261_120, 1019].map(BigInt)]
    default:
      return undefined
  }
}
