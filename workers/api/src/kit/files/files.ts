import type { Context } from '../../base/context.ts'
import { DomainError, invalidField } from '../../base/domain-error.ts'
import { requireSignedIn } from '../../http/signed-in.ts'
import { insertFile, selectOwnFile, selectReadableFile, selectStoredFile } from './files.queries.ts'
import { foundOwn } from '../../http/own.ts'
import { answerFile } from './answer-file.ts'
import type { FileKind } from '@kere/contracts/files/file-kind'
import { fileKinds } from '@kere/contracts/files/file-kinds'
import type { Role } from '@kere/contracts/accounts/roles'

interface Asked {
  kind: string
  size: number
  small?: string | undefined
}

/** @throws {DomainError} `forbidden`, `file_empty`, `file_too_large`, `too_many_files`, `validation_failed` */
export async function beginUpload(context: Context, asked: Asked, kinds: FileKinds) {
  const { db, at, stableId, isRetry } = context
  const uploader = requireSignedIn(context)
  const { userId, role } = uploader
  const { kind, size } = asked
  const { uploaders, maxBytes, perAccount, small, messages } = kindOf(kind, kinds)
  if (!uploaders.includes(role)) throw new DomainError('forbidden')
  if (size === 0) throw new DomainError('file_empty')
  if (size > maxBytes) throw new DomainError('file_too_large', messages.tooLarge)
  const id = stableId('fil')
  if (isRetry && (await selectOwnFile(db, id, uploader))) return { id }
  const stored = asked.small === undefined ? undefined : await selectOwnFile(db, asked.small, uploader)
  if (asked.small !== undefined && (!stored?.stored || stored.kind !== small?.name))
    throw invalidField('/body/small', 'Please upload the small picture first')
  const smallKey = stored?.stored?.objectKey ?? null
  const row = { id, ownerId: userId, kind, size, smallKey, createdAt: at }
  if (!(await insertFile(db, row, perAccount))) throw new DomainError('too_many_files')
  return { id }
}

export async function downloadFile(context: Context, id: string, kinds: FileKinds) {
  return answerFile(context, await findReadable(context, id, kinds), { isAttachment: true })
}

/** @throws {DomainError} `not_found` */
export async function findReadable(context: Context, id: string, kinds: FileKinds) {
  const actor = requireSignedIn(context)
  const readable = kinds.filter((kind) => isReadBy(kind, actor.role)).map(({ name }) => name)
  return foundOwn(await selectReadableFile(context.db, id, actor, readable))
}

export type FileKinds = readonly FileKind[]

/** @throws {Error} for a kind that this API does not know, written by a release that knows more */
export function kindOf(name: string, kinds: FileKinds = fileKinds): FileKind {
  const kind = kinds.find((each) => each.name === name)
  if (!kind) throw new Error(`There are no files of the kind ${name}`)
  return kind
}

export const isPublic = ({ readers }: FileKind) => readers === 'everybody'

export const isReadBy = ({ readers }: FileKind, role: Role) => readers === 'everybody' || readers.includes(role)

export const mediaPrefix = '/media/'

/**
 * Opens a file of a kind that everybody may see. A file without a row is not found, even if its object still exists.
 */
export async function openMedia(context: Context, objectKey: string, kinds: FileKinds) {
  const row = await selectStoredFile(context.db, { objectKey })
  if (!row || !isPublic(kindOf(row.kind, kinds))) throw new DomainError('not_found')
  return answerFile(context, row, { isAttachment: false })
}

/** Does not check access: the caller must have done so. */
export const findStoredFile = ({ db }: Context, by: { id: string } | { objectKey: string }) => selectStoredFile(db, by)
