import type { Context } from '../context.ts'
import { DomainError } from '../frame/domain-error.ts'
import { answerFile } from './answer-file.ts'
import { selectStoredFile } from './files.queries.ts'
import { type FileKinds, isPublic, kindOf } from './kinds.ts'

/** A file of a kind that everybody may see. What is gone from the table is not found, whether or not its object is left. */
export async function openMedia(context: Context, objectKey: string, kinds: FileKinds) {
  const row = await selectStoredFile(context.db, { objectKey })
  if (!row || !isPublic(kindOf(row.kind, kinds))) throw new DomainError('not_found')
  return answerFile(context, row, { isAttachment: false })
}
