import { decodeField, make, type PartInfo } from 'multipasta'

const megabyte = 1024 * 1024

export const sizeText = (bytes: number) =>
  bytes >= megabyte ? `${Math.floor(bytes / megabyte)} MB` : `${Math.ceil(bytes / 1024)} kB`

export type MultipartEvent =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; fileName: string; type: string }
  | { kind: 'bytes'; bytes: Uint8Array }
  | { kind: 'end' }

export class UnreadableForm extends Error {
  override name = 'UnreadableForm'
  readonly isTooLong: boolean

  constructor(reason: string, isTooLong = false) {
    super(reason)
    this.isTooLong = isTooLong
  }
}

/** The limit of parts in a body. A page's form has far fewer. */
const maxParts = 1_000

/** Reads a chunk only after the previous one was used, so that a file of any size needs the memory of one chunk. */
export async function* readMultipart(
  body: ReadableStream<Uint8Array>,
  contentType: string,
  { maxFieldBytes, maxBytes }: { maxFieldBytes: number; maxBytes: number },
): AsyncGenerator<MultipartEvent> {
  let found: MultipartEvent[] = []
  let isDone = false
  const failures: UnreadableForm[] = []
  const parser = make({
    headers: { 'content-type': contentType },
    isFile: (part) => parameterOf(part, 'filename') !== null,
    maxFieldSize: maxFieldBytes,
    maxParts,
    onField: (part, value) =>
      void found.push({ kind: 'field', name: parameterOf(part, 'name') ?? '', value: decodeField(part, value) }),
    onFile: (part) => {
      const name = parameterOf(part, 'name') ?? ''
      found.push({ kind: 'file', name, fileName: parameterOf(part, 'filename') ?? '', type: part.contentType })
      return (bytes) => void found.push(bytes ? { kind: 'bytes', bytes } : { kind: 'end' })
    },
    onError: ({ _tag }) => {
      failures.push(new UnreadableForm(_tag, _tag === 'ReachedLimit'))
    },
    onDone: () => {
      isDone = true
    },
  })
  let read = 0
  // Leaving the loop cancels the stream, after an error too.
  for await (const chunk of body) {
    read += chunk.byteLength
    try {
      parser.write(chunk)
    } catch {
      // The library throws if it cannot decode a header.
      throw new UnreadableForm('BadHeaders')
    }
    const ready = found
    found = []
    yield* ready
    if (failures[0]) throw failures[0]
    if (isDone) return
    if (read > maxBytes) throw new UnreadableForm('TooLong', true)
  }
  throw new UnreadableForm('EndNotReached')
}

/** Reads a parameter itself, because the library stops at a name that is not Latin-1. */
function parameterOf({ headers }: PartInfo, name: 'name' | 'filename'): string | null {
  const header = [headers['content-disposition'] ?? ''].flat()[0]!
  return new RegExp(`;\\s*${name}="([^"]*)"`, 'i').exec(header)?.[1] ?? null
}
