import { DomainError } from '../../base/domain-error.ts'

/** A file that is being received: its beginning, and all of it. */
export interface IncomingFile {
  head: Uint8Array
  /** Begins with the head. Fails where the file is not as long as was said, or its sender stops. */
  chunks: AsyncIterable<Uint8Array>
  /** Leaves the rest to the stream's owner. */
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
