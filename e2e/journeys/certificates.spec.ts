import type { Page } from '@playwright/test'
import { signInAs } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { readFreeCourse } from '../free-course.ts'
import { expect, openPage } from '../journey.ts'
import { test } from '../own-platform.ts'

const learner = 'learner2@kere.test'

async function verify(page: Page, text: string) {
  await page.goto('/verify')
  await page.getByLabel('Link, number or text').fill(text)
  await page.getByRole('button', { name: 'Verify' }).click()
}

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name })

test('[W-09] an educator gives certificates, a learner earns one, and anybody verifies it, also after it is revoked', async ({
  page: educator,
  browser,
  platform,
}) => {
  test.setTimeout(180_000)
  const { origin } = platform
  const openAs = async (email: string | null, javaScriptEnabled = true) => {
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled })
    if (email) await signInAs(context, platform, email)
    return context.newPage()
  }

  await signInAs(educator.context(), platform, 'educator@kere.test')
  const course = await readFreeCourse(educator.request, origin)
  await educator.goto(`/dashboard/courses/${course.id}/certificate`)
  const isOn = educator.getByRole('switch', { name: 'Give certificates' })
  await isOn.setChecked(true)
  await educator.getByLabel('What learners did').fill('Walked one boundary.')
  await expect(educator.getByRole('region', { name: 'Preview' })).toContainText('Walked one boundary.')
  await educator.getByLabel('Lessons done at least').fill('0')
  await educator.getByRole('button', { name: 'Save' }).click()
  await expect(educator.getByText('The certificate is saved')).toBeVisible()
  expect(await checkA11y(educator)).toEqual([])

  const holder = await openAs(learner)
  const enrolled = await holder.request.post(`/api/courses/${course.id}/enrollments`, { data: {}, headers: { origin } })
  expect([200, 201, 409]).toContain(enrolled.status())
  await holder.goto('/dashboard/my-courses')
  await holder.getByLabel(`More for ${course.title}`).click()
  await holder.getByRole('button', { name: /^Mark as Complete/ }).click()
  await holder
    .getByRole('dialog')
    .getByRole('button', { name: /Complete/ })
    .click()
  await expect(holder.getByText(`${course.title} is completed.`)).toBeVisible()
  await holder.goto('/dashboard/certificates')
  await holder.getByRole('link', { name: `Open: certificate of ${course.title}` }).click()
  await holder.waitForURL(/\/certificates\/crt_/)
  const path = new URL(holder.url()).pathname

  const visitor = await openAs(null, false)
  await platform.sweep()
  await visitor.goto(path)
  await expect(heading(visitor, 'This certificate is valid')).toBeVisible()
  await expect(visitor.getByRole('img', { name: 'QR code of this certificate’s page' })).toBeVisible()
  expect(await visitor.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')

  const credential = await (await visitor.request.get(`${path}/credential.json`)).text()
  await verify(visitor, `${origin}${path}`)
  await expect(heading(visitor, 'This certificate is valid')).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Answer' })).toContainText(course.title)
  await verify(visitor, credential.replace('Walked one boundary', 'Walked two boundary'))
  await expect(heading(visitor, 'This certificate was changed')).toBeVisible()
  await verify(visitor, credential)
  await expect(heading(visitor, 'This certificate is valid')).toBeVisible()

  const picture = await (await visitor.request.get(`${path}/picture.png`)).body()
  // A file that is chosen before the page listens would be ignored.
  await openPage(holder, '/verify')
  await holder.getByLabel('Or its file or picture').setInputFiles({
    name: 'certificate.png',
    mimeType: 'image/png',
    buffer: picture,
  })
  await expect(heading(holder, 'This certificate is valid')).toBeVisible()
  await holder.goto(path)
  await expect(holder.getByRole('link', { name: /^Add to LinkedIn/ })).toBeVisible()
  expect(await checkA11y(holder)).toEqual([])
  await holder.goto('/dashboard/certificates')
  const [archive] = await Promise.all([
    holder.waitForEvent('download'),
    holder.getByRole('button', { name: 'Download all' }).click(),
  ])
  expect(archive.suggestedFilename()).toBe('certificates.zip')

  const admin = await openAs('admin@kere.test')
  await admin.goto(`/dashboard/issued-certificates?search=${encodeURIComponent(course.title)}`)
  await admin.getByRole('row').filter({ hasText: course.title }).getByRole('link').click()
  await admin.getByRole('button', { name: 'Revoke', exact: true }).last().click()
  const dialog = admin.getByRole('dialog', { name: 'Revoke this certificate?' })
  await dialog.getByLabel('Reason').fill('Issued by mistake.')
  await dialog.getByRole('button', { name: 'Revoke' }).click()
  const undo = admin.getByRole('button', { name: 'Take the revocation back' })
  await expect(undo).toBeVisible()
  await verify(visitor, credential)
  await expect(heading(visitor, 'This certificate is no longer valid')).toBeVisible()
  await visitor.goto(path)
  await expect(heading(visitor, 'No longer valid')).toBeVisible()
  expect((await visitor.request.get(`${path}/picture.png`)).status()).toBe(404)
  await undo.click()
  await expect(admin.getByText(/is valid again$/)).toBeVisible()
  await verify(visitor, credential)
  await expect(heading(visitor, 'This certificate is valid')).toBeVisible()
})
