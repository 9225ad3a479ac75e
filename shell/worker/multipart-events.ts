import { decodeField, make, type PartInfo } from 'multipasta'

export type MultipartEvent =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; fileName: string; type: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' }

/** More was sent than may be read, or something that is no form. */
export class UnreadableForm extends Error {
  override name = 'UnreadableForm'
}

/**
 * What a multipart body holds, in the order in which it comes. A chunk is read only when what was in the one before has been
 * taken, so that a file of any size passes through in the memory of one chunk.
 */
export async function* readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { maxFieldBytes, maxBytes }: { maxFieldBytes: number; maxBytes: number },
): AsyncGenerator<MultipartEvent> {
  let found: MultipartEvent[] = []
  let isDone = false
  let failure: UnreadableForm | null = null
  const parser = make({
    headers: { 'content-type': contentType },
    isFile: (part) => parameterOf(part, 'filename') !== null,
    maxFieldSize: maxFieldBytes,
    onField: (part, value) =>
      void found.push({ kind: 'field', name: parameterOf(part, 'name') ?? '', value: decodeField(part, value) }),
    onFile: (part) => {
      const name = parameterOf(part, 'name') ?? ''
      found.push({ kind: 'file', name, fileName: parameterOf(part, 'filename') ?? '', type: part.contentType })
      return (bytes) => void found.push(bytes ? { kind: 'bytes', bytes } : { kind: 'end' })
    },
    onError: ({ _tag }) => {
      failure ??= new UnreadableForm(_tag)
    },
    onDone: () => {
      isDone = true
    },
  })
  let read = 0
  // Leaving the loop, by an error too, cancels the stream.
  for await (const chunk of body) {
    read += chunk.byteLength
    parser.write(chunk)
    const ready = found
    found = []
    yield* ready
    if (failure !== null) throw failure as UnreadableForm
    if (isDone) return
    if (read > maxBytes) throw new UnreadableForm('TooLong')
  }
  throw new UnreadableForm('EndNotReached')
}

/** A parameter of the disposition as browsers write it. The library's own reading stops at a name that is not Latin. */
function parameterOf({ headers }: PartInfo, name: 'name' | 'filename'): string | null {
  const header = [headers['content-disposition'] ?? ''].flat()[0]!
  return new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1] ?? null
}
