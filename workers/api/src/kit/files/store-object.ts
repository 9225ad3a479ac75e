import type { FileKind, FileType } from '@kere/contracts/files/file-kind'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { bucketOf } from './bucket-of.ts'
import { createEndCheck } from './end-check.ts'
import { sendingMs, within, type Chunks } from './read-file.ts'

/** A bucket may take this long to store what it was given. */
const storingMs = 30 * 1000

interface NewObject {
  objectKey: string
  kind: FileKind
  size: number
  type: FileType
  /** A picture is judged while it passes; a document has been, as a whole. */
  content: Chunks | Uint8Array
}

/** @throws {DomainError} `file_refused` for more or less than the file says it is, `upload_mismatch`, `upload_failed` */
export async function storeObject(context: Context, { content, ...object }: NewObject) {
  const { objectKey, kind, type } = object
  const put = async (value: ReadableStream | Uint8Array) =>
    bucketOf(context, objectKey).put(objectKey, value, { httpMetadata: { contentType: type } })
  try {
    if (content instanceof Uint8Array) await within(storingMs, put(content))
    else await passOn({ ...object, content }, put)
  } catch (error) {
    if (error instanceof DomainError) throw error
    // If the bucket has stored the object all the same, no row says so, and it is swept with its key.
    context.log('object_not_stored', { level: 'error', kind: kind.name, message: String(error).slice(0, 200) })
    throw new DomainError('upload_failed', kind.messages.failed)
  }
}

async function passOn(
  { kind, size, type, content }: NewObject & { content: Chunks },
  put: (value: ReadableStream) => Promise<unknown>,
) {
  const { messages } = kind
  const { readable, writable } = new FixedLengthStream(size)
  const writer = writable.getWriter()
  // The write itself reports the failure.
  writer.closed.catch(() => {})

  const pass = async () => {
    const end = createEndCheck(type, size)
    let left = size
    for await (const chunk of content) {
      left -= chunk.byteLength
      end.take(chunk)
      // The check comes before the last chunk, because the bucket would otherwise have it all.
      if (end.isBroken() || (left === 0 && !end.isWhole())) throw new DomainError('file_refused', messages.wrongType)
      await within(storingMs, writer.write(chunk))
    }
    await within(storingMs, writer.close())
  }
  const [passed, stored] = [pass(), put(readable)]
  try {
    // After this time its key may be swept.
    await within(sendingMs, Promise.race([passed, stored]))
    await within(storingMs, stored)
    await passed
  } catch (error) {
    // A bucket that takes nothing leaves the rest of the file with its sender.
    await writer.abort(error).catch(() => {})
    await passed.catch(() => {})
    throw error
  }
}
