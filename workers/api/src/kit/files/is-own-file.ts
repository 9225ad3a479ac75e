import type { FileKind } from '@kere/contracts/files/file-kind'
import type { Context } from '../../base/context.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { hasStoredFile } from './files.queries.ts'
import { mediaPrefix } from './files.ts'

/** Call this before a path is stored. */
export async function isOwnFile(context: Context, kind: FileKind, path: string): Promise<boolean> {
  const actor = requireSignedIn(context)
  if (!path.startsWith(mediaPrefix)) return false
  return hasStoredFile(context.db, { objectKey: path.slice(mediaPrefix.length), kind: kind.name, actor })
}
