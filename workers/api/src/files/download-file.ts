import type { Context } from '../context.ts'
import { foundOwn } from '../frame/own.ts'
import { requireSignedIn } from '../frame/signed-in.ts'
import { answerFile } from './answer-file.ts'
import { selectReadableFile } from './files.queries.ts'
import { type FileKinds, isReadBy } from './kinds.ts'

export async function downloadFile(context: Context, id: string, kinds: FileKinds) {
  return answerFile(context, await findReadable(context, id, kinds), { isAttachment: true })
}

/** @throws {DomainError} `not_found` */
export async function findReadable(context: Context, id: string, kinds: FileKinds) {
  const actor = requireSignedIn(context)
  const readable = kinds.filter((kind) => isReadBy(kind, actor.role)).map(({ name }) => name)
  return foundOwn(await selectReadableFile(context.db, id, actor, readable))
}
