import { extensions } from '@kere/contracts/files/file-kind'
import type { Context } from '../../base/context.ts'
import { DomainError, requireFound } from '../../base/domain-error.ts'
import type { FileAnswer } from '../../http/route.ts'
import { bucketOf } from './bucket-of.ts'
import type { StoredRow } from './files.queries.ts'

/** A file that is opened as a page of its own may not run scripts, load anything or send forms. */
const inert = "default-src 'none'; sandbox"

/**
 * Answers with the type that was found in the file's bytes.
 * @throws {DomainError} `not_found`, `unavailable`
 */
export async function answerFile(
  context: Context,
  { objectKey, type, kind }: StoredRow,
  { isAttachment }: { isAttachment: boolean },
): Promise<FileAnswer> {
  const { log } = context
  const object = requireFound(
    await bucketOf(context, objectKey)
      .get(objectKey)
      .catch((error: unknown) => {
        log('object_not_read', { level: 'error', kind, message: String(error).slice(0, 200) })
        throw new DomainError('unavailable')
      }),
  )
  const name = `${kind.replaceAll('_', '-')}.${extensions[type]}`
  return {
    body: object.body,
    headers: {
      'content-type': type,
      'content-length': String(object.size),
      'content-security-policy': inert,
      etag: object.httpEtag,
      ...(isAttachment ? { 'content-disposition': `attachment; filename="${name}"` } : {}),
    },
  }
}
