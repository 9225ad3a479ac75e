import type { ReleaseForm } from '@kere/platform/release-form'
import { sizeText } from '@kere/multipart/size-text'
import type { SubmissionProblem } from '@kere/platform/submission'
import { tooLarge } from './form-problem.ts'
import { readMultipart, UnreadableForm, type MultipartEvent } from '@kere/multipart/multipart-events'

/** Boundaries and headers of the parts. */
const framingBytes = 64 * 1024

/** Read as the API takes them, and never kept. */
export interface Upload {
  readonly fileName: string | undefined
  /** What was typed as JSON, then the files. */
  open(body: unknown): { stream: ReadableStream<Uint8Array>; contentType: string }
  readonly problem: SubmissionProblem | null
}

export interface SentParts {
  fields: URLSearchParams
  /** False where there was more text than the form takes. */
  isWhole: boolean
  upload: Upload
}

/** The texts stand before the files, which wait to be passed on. */
export async function readParts(form: ReleaseForm, body: ReadableStream<Uint8Array>, contentType: string) {
  const filesBytes = form.fields.reduce((sum, { maxBytes = 0 }) => sum + maxBytes, 0)
  // As much again of a file that is too large is passed over, so that the browser gets to the answer.
  const maxBytes = form.bodyBytes + 2 * filesBytes + framingBytes
  const events = readMultipart(body, contentType, { maxFieldBytes: form.bodyBytes, maxBytes })
  const fields = new URLSearchParams()
  let bytes = 0
  let first: MultipartEvent | null = null
  let isWhole = true
  try {
    for (let next = await events.next(); !next.done; next = await events.next()) {
      if (next.value.kind !== 'field') {
        first = next.value
        break
      }
      bytes += next.value.value.length
      if (bytes > form.bodyBytes) {
        isWhole = false
        break
      }
      fields.append(next.value.name, next.value.value)
    }
  } catch (error) {
    if (!(error instanceof UnreadableForm)) throw error
    isWhole = false
  }
  if (!isWhole) await events.return(undefined)
  return { fields, isWhole, upload: createUpload(form, first, events) } satisfies SentParts
}

function createUpload(form: ReleaseForm, first: MultipartEvent | null, rest: AsyncGenerator<MultipartEvent>): Upload {
  let problem: SubmissionProblem | null = null
  const refuse = (reason: SubmissionProblem) => {
    problem ??= reason
  }
  return {
    fileName: first?.kind === 'file' ? first.fileName : undefined,
    get problem() {
      return problem
    },
    open(body) {
      const boundary = `kere-${crypto.randomUUID()}`
      const written = writeParts(form, { body, boundary, first, rest, refuse })
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
        // Nothing is read before the API asks for it.
        { highWaterMark: 0 },
      )
      return { stream, contentType: `multipart/form-data; boundary=${boundary}` }
    },
  }
}

interface Writing {
  body: unknown
  boundary: string
  first: MultipartEvent | null
  rest: AsyncGenerator<MultipartEvent>
  refuse: (reason: SubmissionProblem) => void
}

/** @throws {UnreadableForm} where a file is too large: the body ends without its end, and the API takes none of it */
async function* writeParts(form: ReleaseForm, { body, boundary, first, rest, refuse }: Writing) {
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
      if (event.kind === 'field') throw new UnreadableForm('A field stands behind a file')
      if (event.kind === 'file') {
        const maxBytes = awaited.get(event.name)
        // A file that was not chosen is sent without a name.
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
  yield encoder.encode(`--${boundary}--\r\n`)
}

async function* follow(first: MultipartEvent | null, rest: AsyncGenerator<MultipartEvent>) {
  if (first) yield first
  yield* rest
}

/** As browsers write names in a header. */
const quote = (text: string) => text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')

const fileTooLarge = (name: string, fileName: string, maxBytes: number): SubmissionProblem => {
  const detail = `${fileName} is too large. The limit is ${sizeText(maxBytes)}`
  return { ...tooLarge, detail, errors: [{ pointer: `/body/${name}`, detail }] }
}
