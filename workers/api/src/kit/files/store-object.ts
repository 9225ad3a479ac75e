import type { FileKind, FileType } from '@kere/contracts/files/file-kind'
import type { Context } from '../../base/context.ts'
import { DomainError } from '../../base/domain-error.ts'
import { bucketOf } from './bucket-of.ts'
import { createEndCheck } from './end-check.ts'
import { sendingMs, within, type Chunks } from './read-file.ts'

/** A bucket may take this long to store the bytes that it was given. */
const storingMs = 30 * 1000

interface NewObject {
  objectKey: string
  kind: FileKind
  size: number
  type: FileType
  /**
   * Chunks are those of a picture, which is checked while it passes. Whole bytes are those of a document, which was
   * checked before.
   */
  content: Chunks | Uint8Array
}

/**
 * @throws {DomainError} `file_refused` if the bytes do not end where the file's structure says, `upload_mismatch`,
 * `upload_failed`
 */
export async function storeObject(context: Context, { content, ...object }: NewObject) {
  const { objectKey, kind, type } = object
  const put = async (value: ReadableStream | Uint8Array) =>
    bucketOf(context, objectKey).put(objectKey, value, { httpMetadata: { contentType: type } })
  try {
    if (content instanceof Uint8Array) await within(storingMs, put(content))
    else await passOn({ ...object, content }, put)
  } catch (error) {
    if (error instanceof DomainError) throw error
    // If the bucket has stored the object after all, no row refers to it, and the sweep deletes it by its key.
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
  // The failure is already reported by the write itself.
  writer.closed.catch(() => {})

  const pass = async () => {
    const end = createEndCheck(type, size)
    let left = size
    for await (const chunk of content) {
      left -= chunk.byteLength
      end.take(chunk)
      // The check comes before the last chunk is written, because the bucket would otherwise store the whole object.
      if (end.isBroken() || (left === 0 && !end.isWhole())) throw new DomainError('file_refused', messages.wrongType)
      await within(storingMs, writer.write(chunk))
    }
    await within(storingMs, writer.close())
  }
  const [passed, stored] = [pass(), put(readable)]
  try {
    // After this time the sweep may delete the object, so the upload must have ended.
    await within(sendingMs, Promise.race([passed, stored]))
    await within(storingMs, stored)
    await passed
  } catch (error) {
    // A bucket that stops reading leaves the rest of the file with its sender.
    await writer.abort(error).catch(() => {})
    await passed.catch(() => {})
    throw error
  }
}
