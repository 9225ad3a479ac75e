import type { FileKind, FileType } from '@kere/contracts/files/file-kind'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { bucketOf } from './bucket-of.ts'
import { createEndCheck } from './end-check.ts'
import type { IncomingFile } from './read-file.ts'

/** How long a file may be on its way; half an hour after its key was made, a trigger has the object deleted. */
const sendingMs = 15 * 60 * 1000

interface NewObject {
  objectKey: string
  kind: FileKind
  size: number
  type: FileType
  sent: IncomingFile
}

/** @throws {DomainError} `file_refused` for more or less than the file says it is, `upload_mismatch`, `upload_failed` */
export async function storeObject(context: Context, { objectKey, kind, size, type, sent }: NewObject) {
  const { at, log } = context
  const { messages } = kind
  const { readable, writable } = new FixedLengthStream(size)
  const writer = writable.getWriter()
  // Its failure is told by what is written.
  writer.closed.catch(() => {})
  const until = at + sendingMs
  let refusal: DomainError | undefined

  const pass = async () => {
    const end = createEndCheck(type, size)
    let left = size
    for await (const chunk of sent.chunks) {
      // After that its key may be swept.
      if (at > until) throw new DomainError('upload_failed', messages.failed)
      left -= chunk.byteLength
      end.take(chunk)
      // Before the last chunk goes, or the bucket would have it all.
      if (end.isBroken() || (left === 0 && !end.isWhole())) throw new DomainError('file_refused', messages.wrongType)
      await writer.write(chunk)
    }
    await writer.close()
  }
  const passed = pass().catch(async (error: unknown) => {
    if (error instanceof DomainError) refusal = error
    await writer.abort(error).catch(() => {})
  })
  try {
    await bucketOf(context, objectKey).put(objectKey, readable, { httpMetadata: { contentType: type } })
    await passed
  } catch (error) {
    // A bucket that takes nothing leaves the rest of the file with its sender.
    await writer.abort(error).catch(() => {})
    await passed
    if (!refusal) {
      log('object_not_stored', { level: 'error', kind: kind.name, message: String(error).slice(0, 200) })
      throw new DomainError('upload_failed', messages.failed)
    }
  }
  if (refusal) throw refusal
}
