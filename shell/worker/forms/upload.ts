import type { ReleaseForm } from '@kere/platform/release-form'
import { sizeText, readMultipart, UnreadableForm, type MultipartEvent } from '@kere/multipart/multipart-events'
import type { SubmissionProblem } from '@kere/platform/submission'
import { tooLarge, unreadable } from './form-problem.ts'

const framingBytes = 64 * 1024

export interface Upload {
  readonly fileName: string | undefined
  open(body: unknown): { stream: ReadableStream<Uint8Array>; contentType: string }
  readonly problem: SubmissionProblem | null
  /** Reads the rest of the body, so that the browser reads the answer, and fields behind the files are known too. */
  finish(): Promise<void>
}

export interface SentParts {
  fields: URLSearchParams
  isWhole: boolean
  upload: Upload
}

/**
 * Reads the fields before the first file. Files stay in the stream, so that the fields are checked before a file is
 * read.
 * @throws {UnreadableForm} if the body is no multipart form, or is incomplete
 */
export async function readParts(form: ReleaseForm, body: ReadableStream<Uint8Array>, contentType: string) {
  const filesBytes = form.fields.reduce((sum, { maxBytes = 0 }) => sum + maxBytes, 0)
  // Reads a file that is too large up to twice its limit, because a browser shows an answer only after it has sent the
  // file.
  const maxBytes = form.bodyBytes + 2 * filesBytes + framingBytes
  const events = readMultipart(body, contentType, { maxFieldBytes: form.bodyBytes, maxBytes })
  const fields = new URLSearchParams()
  let bytes = 0
  let first: MultipartEvent | null = null
  const take = ({ name, value }: { name: string; value: string }) => {
    bytes += value.length
    const fits = bytes <= form.bodyBytes
    if (fits) fields.append(name, value)
    return fits
  }
  let isWhole = true
  try {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      const { value: event } = next
      if (event.kind === 'file' && isAwaited(form, event)) {
        first = event
        break
      }
      // All other events belong to an empty file field, or to an undeclared file.
      if (event.kind === 'field' && !take(event)) {
        isWhole = false
        break
      }
    }
  } catch (error) {
    if (!(error instanceof UnreadableForm && error.isTooLong)) throw error
    isWhole = false
  }
  if (!isWhole) await events.return(undefined)
  return { fields, isWhole, upload: createUpload(form, { first, rest: events, take }) } satisfies SentParts
}

/** Browsers send an empty file field with an empty name. */
const isAwaited = ({ fields }: ReleaseForm, { name, fileName }: { name: string; fileName: string }) =>
  fileName !== '' && fields.some((field) => field.kind === 'file' && field.name === name)

interface Sent {
  first: MultipartEvent | null
  rest: AsyncGenerator<MultipartEvent>
  /** Stores a field. Returns false if the form is then too long. */
  take: (field: { name: string; value: string }) => boolean
}

function createUpload(form: ReleaseForm, { first, rest, take }: Sent): Upload {
  const names = new Set(form.fields.flatMap(({ name, kind }) => (kind === 'file' ? [] : [name])))
  let problem: SubmissionProblem | null = null
  let isLate = false
  const refuse = (reason: SubmissionProblem) => {
    problem ??= reason
  }
  const takeLate = (field: { name: string; value: string }) => {
    take(field)
    // Undeclared fields, such as the name of the pressed button, may follow a file.
    if (!names.has(field.name)) return
    isLate = true
    console.error(JSON.stringify({ event: 'field_behind_file', form: form.name, field: field.name }))
    refuse(unreadable)
  }
  return {
    fileName: first?.kind === 'file' ? first.fileName : undefined,
    get problem() {
      return problem
    },
    open(body) {
      const boundary = `kere-${crypto.randomUUID()}`
      const written = writeParts(form, { body, boundary, first, rest, takeLate, isLate: () => isLate, refuse })
      const stream = new ReadableStream<Uint8Array>(
        {
          async pull(controller) {
            const { value, done } = await written.next()
            if (done) controller.close()
            else controller.enqueue(value)
          },
          async cancel() {
            await written.return(undefined)
          },
        },
        // Reads nothing before the API asks for it.
        { highWaterMark: 0 },
      )
      return { stream, contentType: `multipart/form-data; boundary=${boundary}` }
    },
    async finish() {
      try {
        for await (const event of rest) if (event.kind === 'field') takeLate(event)
      } catch {
        // A failure is ignored, because nothing depends on the rest.
      }
    },
  }
}

interface Writing {
  body: unknown
  boundary: string
  first: MultipartEvent | null
  rest: AsyncGenerator<MultipartEvent>
  takeLate: (field: { name: string; value: string }) => void
  isLate: () => boolean
  refuse: (reason: SubmissionProblem) => void
}

/**
 * @throws {UnreadableForm} if a file is too large, or if a field follows a file. The body then ends without its final
 * boundary, so that the API stores nothing
 */
async function* writeParts(form: ReleaseForm, { body, boundary, first, rest, takeLate, isLate, refuse }: Writing) {
  const encoder = new TextEncoder()
  const open = (disposition: string, type: string) =>
    encoder.encode(`--${boundary}\r\ncontent-disposition: form-data; ${disposition}\r\ncontent-type: ${type}\r\n\r\n`)
  yield open('name="body"', 'application/json')
  yield encoder.encode(`${JSON.stringify(body)}\r\n`)

  const awaited = new Map(form.fields.flatMap(({ name, maxBytes }) => (maxBytes ? [[name, maxBytes]] : [])))
  let file: { name: string; fileName: string; left: number; maxBytes: number } | null = null
  let isTooLarge = false
  try {
    for await (const event of follow(first, rest)) {
      if (event.kind === 'field') takeLate(event)
      else if (event.kind === 'file') {
        const maxBytes = awaited.get(event.name)
        file = maxBytes && event.fileName ? { ...event, left: maxBytes, maxBytes } : null
        if (!file) continue
        awaited.delete(event.name)
        yield open(`name="${event.name}"; filename="${quote(event.fileName)}"`, quote(event.type))
      } else if (file && event.kind === 'bytes') {
        file.left -= event.bytes.byteLength
        if (file.left < 0) {
          isTooLarge = true
          refuse(fileTooLarge(file.name, file.fileName, file.maxBytes))
        }
        if (!isTooLarge) yield event.bytes
      } else if (file && !isTooLarge) {
        yield encoder.encode('\r\n')
      }
    }
  } catch (error) {
    refuse(tooLarge)
    throw error
  }
  if (isTooLarge) throw new UnreadableForm('A file is too large')
  if (isLate()) throw new UnreadableForm('A field stands behind a file')
  yield encoder.encode(`--${boundary}--\r\n`)
}

async function* follow(first: MultipartEvent | null, rest: AsyncGenerator<MultipartEvent>) {
  if (first) yield first
  // `yield*` would close the generator. This loop reads the rest even if the API has stopped reading.
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}

/** Escapes a name in a header as browsers do. */
const quote = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const fileTooLarge = (name: string, fileName: string, maxBytes: number): SubmissionProblem => {
  const detail = `${fileName} is too large. The limit is ${sizeText(maxBytes)}`
  return { ...tooLarge, detail, errors: [{ pointer: `/body/${name}`, detail }] }
}
