import type { FileKind } from '@kere/contracts/files/file-kind'
import { DomainError } from '../../base/domain-error.ts'

/** An upload may take this long. A trigger has its object deleted half an hour after its key was created. */
export const sendingMs = 15 * 60 * 1000

export type Chunks = AsyncIterable<Uint8Array>

/** A file while it is received. */
export interface IncomingFile {
  head: Uint8Array
  /** All bytes, beginning with the head. It fails if the file is not as long as declared, or if its sender stops. */
  chunks: Chunks
  /** Stops reading and leaves the rest to the stream's owner. */
  release(): Promise<unknown>
}

/** @throws {DomainError} `upload_mismatch` */
export async function readFile(
  bytes: ReadableStream<Uint8Array>,
  { size, headBytes }: { size: number; headBytes: number },
): Promise<IncomingFile> {
  const source = countedChunks(bytes, size)
  const first: Uint8Array[] = []
  let length = 0
  while (length < headBytes) {
    const { value, done } = await source.next()
    if (done) break
    first.push(value)
    length += value.byteLength
  }
  return {
    head: new Uint8Array(await new Blob(first).arrayBuffer()),
    chunks: (async function* follow() {
      yield* first
      yield* source
    })(),
    release: () => source.return(),
  }
}

async function* countedChunks(bytes: ReadableStream<Uint8Array>, size: number): AsyncGenerator<Uint8Array, void> {
  let left = size
  try {
    for await (const chunk of bytes.values({ preventCancel: true })) {
      left -= chunk.byteLength
      if (left < 0) break
      yield chunk
    }
  } catch {
    throw new DomainError('upload_mismatch')
  }
  if (left !== 0) throw new DomainError('upload_mismatch')
}

/**
 * Reads the file into memory that was reserved for it.
 * @throws {DomainError} `file_too_large`, `upload_failed`
 */
export async function readWhole(chunks: Chunks, mostBytes: number, { messages }: FileKind) {
  const bytes = new Uint8Array(mostBytes)
  let length = 0
  const read = async () => {
    for await (const chunk of chunks) {
      if (length + chunk.byteLength > mostBytes) throw new DomainError('file_too_large', messages.tooLarge)
      bytes.set(chunk, length)
      length += chunk.byteLength
    }
  }
  try {
    await within(sendingMs, read())
  } catch (error) {
    throw error instanceof DomainError ? error : new DomainError('upload_failed', messages.failed)
  }
  return bytes.subarray(0, length)
}

/** A timer is used, because a worker's clock stands still during a request. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This takes too long')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
