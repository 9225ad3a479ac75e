import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, pageNews, test } from '../journey.ts'
import { readMails, waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

const team = 'hello@kere.example'
const thanks = "Thank you for your message! We'll get back to you soon."

const aMessage = (place: string) => ({
  name: 'Zoya Khan',
  email: `zoya-${place.replaceAll(' ', '-')}-${Date.now()}@example.in`,
  subject: `A tank, ${place}`,
  message: '=HYPERLINK("https://evil.example")\nWho mends it?',
})

async function fillIn(page: Page, { name, email, subject, message }: ReturnType<typeof aMessage>) {
  await page.getByLabel('Name').fill(name)
  await page.getByRole('form', { name: 'Write to us' }).getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByLabel('Subject').fill(subject)
  await page.getByLabel('Message').fill(message)
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' }).click()

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('[S-243] [S-244] [U-17] a visitor is refused, with what they wrote, and then heard', async ({
    page,
    browserConsole,
  }) => {
    browserConsole.allow(/status of 422/)
    const written = aMessage('without a script')
    await page.goto('/contact')
    await fillIn(page, { ...written, email: 'zoya@nowhere', subject: ' ' })
    await send(page)

    await expect(page).toHaveTitle(/^Error: Contact/)
    await expect(
      page.getByRole('form', { name: 'Write to us' }).getByRole('textbox', { name: 'Email' }),
    ).toHaveAccessibleDescription('Please enter a valid email address')
    await expect(page.getByLabel('Subject')).toHaveAccessibleDescription('Subject is required')
    await expect(page.getByLabel('Name')).toHaveValue(written.name)
    await expect(page.getByLabel('Message')).toHaveValue(written.message)

    await fillIn(page, written)
    await send(page)
    await expect(page).toHaveURL('/contact?sent=1')
    await expect(page.getByText(thanks)).toBeVisible()
    await page.getByRole('link', { name: 'Send Another Message' }).click()
    await expect(page.getByLabel('Message')).toHaveValue('')
  })
})

test('[S-528] [W-33] the team is told, answers once, and has all messages as a CSV file', async ({
  page,
  context,
  request,
}) => {
  const written = aMessage('answered')
  await openPage(page, '/contact')
  await fillIn(page, written)
  await send(page)
  await expect(page.getByText(thanks)).toBeVisible()
  const told = async () => (await readMails(request, team)).find(({ replyTo }) => replyTo === written.email)
  await expect.poll(async () => (await told())?.text).toContain('> Who mends it?')
  const { text, html } = (await told())!
  for (const part of [text, html]) expect(part).toContain(`${written.name} (${written.email})`)

  await signIn(context, { origin }, 'admin')
  await openPage(page, /\/dashboard\S*message=\S+/.exec(text)?.[0] ?? '/')
  const panel = page.getByRole('complementary', { name: `${written.subject}, from ${written.name}` })
  await expect(panel.getByText('Who mends it?')).toBeVisible()
  expect(await checkA11y(page)).toEqual([])

  await page.setViewportSize({ width: 1280, height: 900 })
  await panel.getByRole('textbox', { name: 'Reply' }).fill('The taluk mends it.\nWrite to its secretary.')
  await panel.getByRole('button', { name: 'Send reply' }).click()
  await expect(panel.getByRole('heading', { name: 'Reply sent' })).toBeFocused()
  expect(await checkA11y(page)).toEqual([])
  const { mail } = await waitForMail(request, written.email, /Our reply to your message/)
  expect(mail.text).toContain('The taluk mends it.')
  expect(mail.text).toContain('Who mends it?')

  await page.setViewportSize({ width: 1280, height: 900 })
  await openPage(page, `/dashboard/contact-messages?status=answered&search=${encodeURIComponent(written.email)}`)
  await expect(page.getByRole('row', { name: new RegExp(written.subject) })).toBeVisible()
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: /Export/ }).click()
  const file = await started
  expect(file.suggestedFilename()).toMatch(/^contact-messages-\d{4}-\d\d-\d\d\.csv$/)
  await expect(pageNews(page)).toHaveText('Contact messages exported, 1 row')
  const csv = await readFile(await file.path(), 'utf8')
  const [header = '', ...rows] = csv.split('\r\n')
  expect(header).toBe(
    '\uFEFF"Date (IST)","Name","Email","Subject","Message","Status","Reply","Replied (IST)","Replied by"',
  )
  const row = rows.join('\r\n')
  expect(row).toContain(`,"${written.name}","${written.email}","${written.subject}",`)
  expect(row).toContain('"\'=HYPERLINK(""https://evil.example"")\nWho mends it?","answered",')
  expect(row).toContain('"The taluk mends it.\nWrite to its secretary."')
  expect(row).toMatch(/,"Meera Prabhu"\r\n$/)
})
