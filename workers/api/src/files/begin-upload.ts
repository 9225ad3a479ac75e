import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { insertFile } from './files.queries.ts'
import { type FileKinds, kindOf } from './kinds.ts'

/** @throws {DomainError} `forbidden`, `file_empty`, `file_too_large`, `too_many_files` */
export async function beginUpload(context: Context, asked: { kind: string; size: number }, kinds: FileKinds) {
  const { db, now, newId } = context
  const { userId, role } = requireSignedIn(context)
  const { uploaders, maxBytes, perAccount, messages } = kindOf(asked.kind, kinds)
  if (!uploaders.includes(role)) throw new DomainError('forbidden')
  if (asked.size === 0) throw new DomainError('file_empty')
  if (asked.size > maxBytes) throw new DomainError('file_too_large', messages.tooLarge)
  const row = { id: newId('fil'), ownerId: userId, createdAt: now(), ...asked }
  if (!(await insertFile(db, row, perAccount))) throw new DomainError('too_many_files')
  return { id: row.id }
}
