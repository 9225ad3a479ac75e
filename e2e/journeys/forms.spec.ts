import { requestPasswordReset } from '@kere/contracts/accounts/accounts'
import type { BuiltRelease } from '../../scripts/describe-release.ts'
import { checkA11y } from '../axe.ts'
import { expect, untilReady } from '../journey.ts'
import { readReleases, test } from '../own-platform.ts'
import { varyRelease, withoutChunks } from '../release-variants.ts'
import { untilDrawn } from '../until-drawn.ts'

test.describe.configure({ mode: 'default' })
test.use({ javaScriptEnabled: false })

const letterForm: BuiltRelease['release']['forms'][number] = {
  name: 'letter',
  path: '/letters/:place/new',
  page: '/letters/:place',
  endpoint: { method: 'POST', path: requestPasswordReset.path },
  fields: [{ name: 'email', kind: 'text', isRequired: true }],
  keeps: ['topic', 'next'],
  goTo: '/letters/{place}?sent=1&topic={topic}&next={next}',
  bodyBytes: 5_000,
}

const letterPage = `
import { WorkerEntrypoint } from 'cloudflare:workers'
const escape = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';')
export default class extends WorkerEntrypoint {
  render({ path, search, submission }) {
    const values = submission?.values ?? {}
    const why = submission?.problem.errors[0]?.detail ?? ''
    const html = '<h1>Write to us</h1><p id="sent">' + escape(search) + '</p>' +
      '<form method="post" action="' + path + '/new' + escape(search) + '">' +
      '<label>Email <input name="email" aria-describedby="why" value="' + escape(values.email ?? '') + '"></label>' +
      '<p id="why">' + escape(why) + '</p>' +
      '<label>Topic <input name="topic" value="' + escape(values.topic ?? '') + '"></label>' +
      '<input type="hidden" name="next" value="https://evil.example/">' +
      '<input type="hidden" name="isAdmin" value="true">' +
      '<button>Send</button></form>'
    const meta = { title: 'Write to us', description: '', canonical: path, breadcrumbs: [] }
    return { status: 200, meta, html, data: null }
  }
}`

let releases: Awaited<ReturnType<typeof readReleases>>

test.beforeAll(async ({ platform, good }) => {
  releases = await readReleases(platform)
  const { routes, forms } = good.release
  await platform.releases.publish(
    await varyRelease(withoutChunks(good), {
      files: { [good.release.server!]: letterPage },
      declared: { routes: [...routes, { path: '/letters/:place' }], forms: [...forms, letterForm] },
    }),
  )
  await untilDrawn(platform, '/letters/hubballi')
})

test.afterAll(() => releases.restore())

test('a form that a remote adds works without JavaScript on a shell that was built before it', async ({
  page,
  browserConsole,
}) => {
  browserConsole.allow(/status of 422/)
  await page.goto('/letters/hubballi?from=card')
  await page.getByRole('main').getByLabel('Email').fill('meera at example')
  await page.getByLabel('Topic').fill('Tanks & <canals>')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('meera at example')
  await expect(page.getByRole('main').getByLabel('Email')).toHaveAccessibleDescription(
    'Please enter a valid email address',
  )
  await expect(page.getByLabel('Topic')).toHaveValue('Tanks & <canals>')
  await expect(page.locator('#sent')).toHaveText('?from=card')

  await page.getByRole('main').getByLabel('Email').fill('meera@example.in')
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL('/letters/hubballi?sent=1&topic=Tanks+%26+%3Ccanals%3E')
})

test('a refused form is nobody else’s, and is not kept', async ({ request, platform }) => {
  const headers = { origin: platform.origin }
  const refused = await request.post('/letters/hubballi/new', { headers, form: { email: 'secret at home' } })
  expect(refused.status()).toBe(422)
  expect(refused.headers()['cache-control']).toBe('private, no-store')
  expect(await refused.text()).toContain('secret at home')
  expect(await (await request.get('/letters/hubballi')).text()).not.toContain('secret at home')
})

test.afterAll(({ platform, good }) => platform.releases.promote('public', good.name))

test('a form is taken from this site alone, and only at its own address', async ({ request, platform }) => {
  const form = { email: 'meera@example.in' }
  const send = (path: string, headers: Record<string, string>) =>
    request.post(path, { headers, form, maxRedirects: 0 }).then((response) => response.status())
  const { origin } = platform
  expect(await send('/letters/hubballi/new', { origin })).toBe(303)
  expect(await send('/letters/hubballi/new', {})).toBe(403)
  expect(await send('/letters/hubballi/new', { origin: 'https://evil.example' })).toBe(403)
  expect(await send('/letters/hubballi/new', { origin, 'sec-fetch-site': 'cross-site' })).toBe(403)
  expect(await send('/letters/hubballi', { origin })).toBe(405)
})

test('a form that stands on no page of its release is refused, with the release', async ({ platform, good }) => {
  const lost = await varyRelease(withoutChunks(good), {
    declared: { forms: [{ ...letterForm, page: '/somewhere/else' }] },
  })
  await expect(platform.releases.publish(lost)).rejects.toThrow('The form letter stands on no page of this release')
})

test.describe('with a script that comes late', () => {
  test.use({ javaScriptEnabled: true })

  test('a form that the browser sent by itself comes back whole, is taken over, and is good for axe', async ({
    page,
    browserConsole,
    platform,
    good,
  }) => {
    browserConsole.allow(/status of 422/)
    await platform.releases.promote('public', good.name)
    await untilDrawn(platform)
    await page.goto('/auth/register?next=%2Fcourses')
    await page.getByRole('radio', { name: 'Teach' }).check()
    await page.getByLabel('First name').fill('Ira')
    await page.getByRole('main').getByLabel('Email').fill('ira at example')
    await page.getByLabel('Password', { exact: true }).fill('sunshine')
    await page.locator('#register').evaluate((form) => HTMLFormElement.prototype.submit.call(form))
    await expect(page).toHaveTitle(/^Error: /)
    await untilReady(page)
    await expect(page).toHaveURL('/auth/register?next=%2Fcourses')
    await expect(page.getByRole('radio', { name: 'Teach' })).toBeChecked()
    await expect(page.getByLabel('First name')).toHaveValue('Ira')
    await expect(page.getByRole('main').getByLabel('Email')).toHaveValue('ira at example')
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('First and last name are required')
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('')
    expect(await checkA11y(page)).toEqual([])
    await page.getByLabel('Last name').fill('Nayak')
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription('')
  })
})
