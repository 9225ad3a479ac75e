import type { ReleaseForm } from '@kere/platform/release-form'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { readParts } from './upload.ts'

const megabyte = 1024 * 1024

const form: ReleaseForm = {
  name: 'application',
  path: '/jobs',
  page: '/jobs',
  endpoint: { method: 'POST', path: '/api/job-applications' },
  fields: [
    { name: 'email', kind: 'text', isRequired: true },
    { name: 'resume', kind: 'file', isRequired: true, maxBytes: 5 * megabyte },
  ],
  keeps: [],
  goTo: '/jobs',
  bodyBytes: 10_000,
}

const contentType = 'multipart/form-data; boundary=line'
const bytesOf = (text: string) => new TextEncoder().encode(text)

function sendFile(size: number, { file = 'resume', before = 'meera@example.in' } = {}) {
  const sent = { bytes: 0, isCancelled: false }
  const chunk = new Uint8Array(64 * 1024).fill(120)
  const head =
    `--line\r\ncontent-disposition: form-data; name="email"\r\n\r\n${before}\r\n` +
    `--line\r\ncontent-disposition: form-data; name="${file}"; filename="cv \u0c95.pdf"\r\n` +
    'content-type: application/pdf\r\n\r\n'
  let step = 0
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (step++ === 0) return controller.enqueue(bytesOf(head))
        const next = chunk.subarray(0, Math.min(chunk.length, size - sent.bytes))
        sent.bytes += next.length
        if (next.length > 0) return controller.enqueue(next.slice())
        controller.enqueue(bytesOf('\r\n--line--\r\n'))
        controller.close()
      },
      cancel() {
        sent.isCancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { body, sent }
}

describe('a form with a file', () => {
  it('passes 5 MB on while they come, and holds no more than a chunk of them', async () => {
    const { body, sent } = sendFile(5 * megabyte)
    const { fields, isWhole, upload } = await readParts(form, body, contentType)
    expect([Object.fromEntries(fields), isWhole]).toEqual([{ email: 'meera@example.in' }, true])
    const { stream, contentType: type } = upload.open({ email: 'meera@example.in' })
    expect(sent.bytes).toBeLessThanOrEqual(64 * 1024)
    const held: number[] = []
    const kept: Uint8Array[] = []
    let taken = 0
    for await (const bytes of stream) {
      taken += bytes.byteLength
      held.push(sent.bytes - taken)
      kept.push(bytes)
    }
    expect(Math.max(...held)).toBeLessThanOrEqual(128 * 1024)
    const passed = await new Response(new Blob(kept.map((bytes) => bytes.slice())), {
      headers: { 'content-type': type },
    }).formData()
    const typed = passed.get('body') as File | string
    expect(JSON.parse(typeof typed === 'string' ? typed : await typed.text())).toEqual({ email: 'meera@example.in' })
    const file = passed.get('resume') as File
    expect([file.name, file.type, file.size]).toEqual(['cv \u0c95.pdf', 'application/pdf', 5 * megabyte])
    expect(upload.problem).toBeNull()
  })

  it('comes back with what was typed where the file is one byte too large', async () => {
    const { fields, upload } = await readParts(form, sendFile(5 * megabyte + 1).body, contentType)
    await expect(drain(upload.open({}).stream)).rejects.toThrow('too large')
    expect(fields.get('email')).toBe('meera@example.in')
    const detail = 'cv \u0c95.pdf is too large. The limit is 5 MB'
    expect(upload.problem).toMatchObject({ status: 413, errors: [{ pointer: '/body/resume', detail }] })
  })

  it('is not read to its end where it is many times too large', async () => {
    const { body, sent } = sendFile(90 * megabyte)
    const { upload } = await readParts(form, body, contentType)
    await expect(drain(upload.open({}).stream)).rejects.toThrow('TooLong')
    expect(sent.isCancelled).toBe(true)
    expect(sent.bytes).toBeLessThan(11 * megabyte)
    expect(upload.problem?.status).toBe(413)
  })

  it('takes no file that was not declared', async () => {
    const { upload } = await readParts(form, sendFile(1000, { file: 'script' }).body, contentType)
    const text = new TextDecoder().decode(await drain(upload.open({ email: 'a' }).stream))
    expect(text).toContain('{"email":"a"}')
    expect(text).not.toContain('script')
  })

  const sendParts = (parts: readonly string[]) => {
    const written = parts.map((part) => `--line\r\ncontent-disposition: form-data; ${part}\r\n`)
    return new Response(`${written.join('')}--line--\r\n`).body!
  }
  const field = (name: string, value: string) => `name="${name}"\r\n\r\n${value}`
  const resume = 'name="resume"; filename="cv.pdf"\r\ncontent-type: application/pdf\r\n\r\nbytes'
  const notChosen = 'name="resume"; filename=""\r\ncontent-type: application/octet-stream\r\n\r\n'

  it('may have a field behind a file that was not chosen', async () => {
    const sent = [notChosen, field('email', 'meera@example.in')]
    const { fields, upload } = await readParts(form, sendParts(sent), contentType)
    expect(fields.get('email')).toBe('meera@example.in')
    await drain(upload.open({}).stream)
    expect(upload.problem).toBeNull()
  })

  it('may have the name of its button behind the file', async () => {
    const sent = [field('email', 'meera@example.in'), resume, field('act', 'apply')]
    const { upload } = await readParts(form, sendParts(sent), contentType)
    const text = new TextDecoder().decode(await drain(upload.open({}).stream))
    expect(text).toContain('filename="cv.pdf"')
    expect([text.includes('apply'), upload.problem]).toEqual([false, null])
  })

  it('is not taken where it has a field behind a file, which comes back with the rest', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const sent = [field('note', 'Before'), resume, field('email', 'meera@example.in')]
    const { fields, upload } = await readParts(form, sendParts(sent), contentType)
    await expect(drain(upload.open({}).stream)).rejects.toThrow('behind a file')
    expect([fields.get('email'), upload.problem?.status]).toEqual(['meera@example.in', 500])
    expect(said.mock.calls).toEqual([
      [JSON.stringify({ event: 'field_behind_file', form: 'application', field: 'email' })],
    ])
  })

  it('is read to its end where the API has heard enough', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => said.mockRestore())
    const { fields, upload } = await readParts(
      form,
      sendParts([resume, field('email', 'meera@example.in')]),
      contentType,
    )
    const reader = upload.open({}).stream.getReader()
    await reader.read()
    await reader.cancel()
    await upload.finish()
    expect([fields.get('email'), upload.problem?.code]).toEqual(['meera@example.in', 'internal'])
  })

  it('takes no more text than it may, and reads no further', async () => {
    const { body, sent } = sendFile(megabyte, { before: 'x'.repeat(20_000) })
    const { isWhole } = await readParts(form, body, contentType)
    expect([isWhole, sent.isCancelled, sent.bytes]).toEqual([false, true, 0])
  })

  it.each(['no part', '--line\r\ncontent-disposition: form-data; name="email"\r\n\r\nmeera@exam'])(
    'does not take for too long what is broken: %j',
    async (text) => {
      const body = new Response(text).body!
      await expect(readParts(form, body, contentType)).rejects.toMatchObject({ isTooLong: false })
    },
  )
})

async function drain(stream: ReadableStream<Uint8Array>) {
  const parts: Uint8Array[] = []
  for await (const bytes of stream) parts.push(bytes.slice())
  return new Blob(parts).arrayBuffer()
}
