import { readFile } from 'node:fs/promises'
import { request as sendRequest } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import type { Platform } from '../../scripts/platform.ts'
import { runCommand } from '../../scripts/run-command.ts'
import { expect } from '../journey.ts'
import { test } from '../own-platform.ts'
import { varyRelease, withoutChunks } from '../release-variants.ts'
import { makeTemporaryFolder } from '../temporary-folder.ts'
import { untilDrawn } from '../until-drawn.ts'

const megabyte = 1024 * 1024

const applicationForm: BuiltRelease['release']['forms'][number] = {
  name: 'application',
  path: '/applications',
  page: '/applications',
  endpoint: { method: 'POST', path: '/api/job-applications' },
  fields: [
    { name: 'email', kind: 'text', isRequired: true },
    { name: 'resume', kind: 'file', isRequired: true, maxBytes: 5 * megabyte },
  ],
  keeps: ['topic'],
  goTo: '/applications?received={answer.received}',
  bodyBytes: 5_000,
}

const archiveForm: typeof applicationForm = {
  ...applicationForm,
  name: 'archive',
  path: '/archives',
  endpoint: { method: 'POST', path: '/api/archives' },
  fields: [{ name: 'archive', kind: 'file', isRequired: true, maxBytes: 100 * megabyte }],
}

const applicationPage = `
import { WorkerEntrypoint } from 'cloudflare:workers'
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
export default class extends WorkerEntrypoint {
  render({ path, search, submission }) {
    const values = submission?.values ?? {}
    if (values.topic === 'undrawable') throw new Error('This page cannot be drawn')
    const html = '<h1>Apply</h1><p id="search">' + escape(search) + '</p>' +
      '<form method="post" enctype="multipart/form-data" action="' + path + '">' +
      '<label>Email <input name="email" value="' + escape(values.email ?? '') + '"></label>' +
      '<label>Topic <input name="topic" value="' + escape(values.topic ?? '') + '"></label>' +
      '<label>Resume <input type="file" name="resume" aria-describedby="why"></label>' +
      '<p id="why">' + escape(submission?.problem.errors[0]?.detail ?? '') + '</p>' +
      '<button>Send</button></form>'
    const meta = { title: 'Apply', description: '', canonical: path, breadcrumbs: [] }
    return { status: 200, meta, html, data: null }
  }
}`

async function buildProbe() {
  const folder = await makeTemporaryFolder('upload-probe')
  const args = ['deploy', '--dry-run', '--minify', '--outdir', folder, 'test/upload-probe.ts']
  await runCommand('wrangler', args, { cwd: 'workers/api', env: { WRANGLER_SEND_METRICS: 'false', CI: '1' } })
  return readFile(join(folder, 'upload-probe.js'), 'utf8')
}

test.describe.configure({ mode: 'default' })
test.use({ javaScriptEnabled: false })

test.beforeAll(async ({ platform, good }) => {
  await platform.releases.publish(
    await varyRelease(withoutChunks(good), {
      files: { [good.release.server!]: applicationPage },
      declared: {
        routes: [...good.release.routes, { path: '/applications' }],
        forms: [...good.release.forms, applicationForm, archiveForm],
      },
    }),
  )
  await platform.replace({ api: await buildProbe() })
  await untilDrawn(platform, '/applications')
})

test.afterAll(async ({ platform, good }) => {
  await platform.replace({})
  await platform.releases.promote('public', good.name)
})

const resumeOf = (bytes: number) => ({
  name: 'meera cv.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.alloc(bytes, 'x'),
})

test('a file of 5 MB passes through to its use case without JavaScript', async ({ page }) => {
  await page.goto('/applications')
  await page.getByRole('main').getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Resume').setInputFiles(resumeOf(5 * megabyte))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\?received=\d+$/)
  expect(new URL(page.url()).searchParams.get('received')).toBe(String(5 * megabyte))
})

test('5 MB and one byte bring the form back with what was typed, the file’s name and its limit', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 413/)
  await page.goto('/applications')
  await page.getByRole('main').getByLabel('Email').fill('meera@example.in')
  await page.getByLabel('Topic').fill('Tanks & <canals>')
  await page.getByLabel('Resume').setInputFiles(resumeOf(5 * megabyte + 1))
  const [response] = await Promise.all([
    page.waitForResponse((each) => each.request().method() === 'POST'),
    page.getByRole('button', { name: 'Send' }).click(),
  ])
  expect(response.status()).toBe(413)
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('meera@example.in')
  await expect(page.getByLabel('Topic')).toHaveValue('Tanks & <canals>')
  await expect(page.getByLabel('Resume')).toHaveAccessibleDescription('meera cv.pdf is too large. The limit is 5 MB')
})

test('what the API refuses comes back while the file is still on its way', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 422/)
  await page.goto('/applications')
  await page.getByRole('main').getByLabel('Email').fill('refused@example.in')
  await page.getByLabel('Resume').setInputFiles(resumeOf(5 * megabyte))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('refused@example.in')
  await expect(page.getByLabel('Resume')).toHaveAccessibleDescription('This address is known')
})

test('a refusal whose page cannot be drawn says why, and how to begin again', async ({ page, browserConsole }) => {
  browserConsole.allow(/status of 422/)
  await page.goto('/applications')
  await page.getByRole('main').getByLabel('Email').fill('refused@example.in')
  await page.getByLabel('Topic').fill('undrawable')
  await page.getByLabel('Resume').setInputFiles(resumeOf(1_000))
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This was not saved')
  await expect(page.getByRole('alert')).toContainText('This address is known')
  await page.getByRole('link', { name: 'Open the form again' }).click()
  await expect(page).toHaveURL('/applications')
  await expect(page.getByRole('main').getByLabel('Email')).toBeVisible()
})

test('a file waits in the browser as long as no use case takes it: nothing on the way holds it', async ({
  platform,
  request,
}) => {
  const size = 40 * megabyte
  const sending = sendArchive(platform, size)
  await expect.poll(() => sending.sent()).toBeGreaterThan(0)
  const sent = await untilStill(sending.sent)
  expect(sent).toBeLessThan(size / 2)
  await request.get('/api/taking')
  const { status, location } = await sending.answer
  expect(status).toBe(303)
  expect(new URL(location, platform.origin).searchParams.get('received')).toBe(String(size))
})

async function untilStill(read: () => number) {
  let last = -1
  await expect
    .poll(
      () => {
        const isStill = read() === last
        last = read()
        return isStill
      },
      { intervals: [500] },
    )
    .toBe(true)
  return last
}

function sendArchive({ origin }: Platform, size: number) {
  const chunk = Buffer.alloc(64 * 1024, 'x')
  let sent = 0
  function* body() {
    yield '--line\r\ncontent-disposition: form-data; name="archive"; filename="a.zip"\r\ncontent-type: application/zip\r\n\r\n'
    for (; sent < size; sent += chunk.length) yield chunk
    yield '\r\n--line--\r\n'
  }
  const headers = { origin, 'content-type': 'multipart/form-data; boundary=line' }
  const answer = new Promise<{ status: number; location: string }>((resolve, reject) => {
    const sending = sendRequest(`${origin}/archives`, { method: 'POST', headers }, (response) => {
      response.resume()
      resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '' })
    })
    sending.on('error', reject)
    Readable.from(body(), { objectMode: false }).pipe(sending)
  })
  return { answer, sent: () => sent }
}
