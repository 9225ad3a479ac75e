import type { EndpointFiles } from '@kere/contracts/http/endpoint'
import { type MultipartEvent, UnreadableForm, sizeText } from '@kere/multipart/multipart-events'
import { DomainError, invalidField } from '../base/domain-error.ts'

/**
 * Explains why a body could not be read. A sender that stops half-way is refused, and is not reported as a failure of
 * the server.
 */
export function toRefusal(error: unknown): DomainError {
  if (error instanceof UnreadableForm && error.isTooLong) return new DomainError('payload_too_large')
  return invalidField('/body/*', 'The body is not whole')
}

export interface SentFile {
  name: string
  type: string
  /** The stream fails if the file exceeds its limit, or if the body turns out to be malformed. */
  stream: ReadableStream<Uint8Array>
}

export interface SentFiles {
  /** Gives `null` if an optional file was not sent. */
  open(name: string): Promise<SentFile | null>
  /** The reason why the body was refused, if it was. A store that reads the stream may report another error. */
  readonly refusal: DomainError | null
}

type FileHead = Extract<MultipartEvent, { kind: 'file' }>

/**
 * Reads the files that follow the fields in a body. A file counts as complete only if the part that follows it is
 * well-formed.
 */
export function createSentFiles(declared: EndpointFiles, events: AsyncGenerator<MultipartEvent>): SentFiles {
  const names = Object.keys(declared)
  let refusal: DomainError | null = null
  let last = -1
  let head: FileHead | null | undefined
  let isReading = false

  const step = async () => {
    try {
      const next = await events.next()
      return next.done ? null : next.value
    } catch (error) {
      throw (refusal ??= toRefusal(error))
    }
  }
  const refuse = (reason: DomainError): never => {
    refusal ??= reason
    throw reason
  }

  const readHead = async (): Promise<FileHead | null> => {
    const event = await step()
    if (!event) return null
    if (event.kind !== 'file' || !names.includes(event.name))
      return refuse(invalidField('/body/*', 'There are parts here that are not known'))
    if (names.indexOf(event.name) <= last)
      return refuse(invalidField(`/body/${event.name}`, 'Files come once, in the order of the contract'))
    return event
  }

  const streamOf = ({ name }: FileHead, maxBytes: number) => {
    let left = maxBytes
    return new ReadableStream<Uint8Array>(
      {
        async pull(controller) {
          const event = await step()
          if (event?.kind === 'bytes') {
            left -= event.bytes.byteLength
            if (left < 0) refuse(tooLarge(name, maxBytes))
            return controller.enqueue(event.bytes)
          }
          head = await readHead()
          isReading = false
          controller.close()
        },
        async cancel() {
          await events.return(undefined)
        },
      },
      // Nothing is buffered ahead: bytes are read only when the use case asks for them.
      { highWaterMark: 0 },
    )
  }

  return {
    get refusal() {
      return refusal
    },
    async open(name) {
      if (isReading) throw new Error(`${name} was asked for before the file that stands before it was read`)
      const { maxBytes, isRequired = false } = declared[name]!
      head = head === undefined ? await readHead() : head
      if (head?.name !== name) return isRequired ? refuse(invalidField(`/body/${name}`, 'This file is required')) : null
      const file = head
      last = names.indexOf(name)
      head = undefined
      isReading = true
      return { name: file.fileName, type: file.type, stream: streamOf(file, maxBytes) }
    },
  }
}

function tooLarge(name: string, maxBytes: number) {
  const detail = `The file is too large. The limit is ${sizeText(maxBytes)}`
  return new DomainError('payload_too_large', detail, undefined, [{ pointer: `/body/${name}`, detail }])
}
