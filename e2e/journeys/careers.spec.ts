import type { Page } from '@playwright/test'
import { signIn } from '../../scripts/sign-in.ts'
import { checkA11y } from '../axe.ts'
import { expect, openPage, test } from '../journey.ts'
import { waitForMail } from '../mail.ts'
import { origin } from '../origin.ts'

// The tests run in their order, because the last one publishes a position for a moment, and the first one counts them
// all.
test.describe.configure({ mode: 'default' })

const pdf = (bytes = 2000) => {
  const [head, tail] = ['%PDF-1.7\n1 0 obj\n', '\nendobj\nstartxref\n9\n%%EOF\n']
  return Buffer.from(head + ' '.repeat(bytes) + tail)
}
const resume = (buffer = pdf()) => ({ name: 'sneha cv.pdf', mimeType: 'application/pdf', buffer })
const why = 'I measure rivers already.'

async function fillIn(page: Page, email: string, link: string) {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('ಸ್ನೇಹಾ ಕುಲಕರ್ಣಿ')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('LinkedIn/Portfolio URL').fill(link)
  await main.getByLabel('Why do you want to work with us?').fill(why)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('[S-031.careers] [S-228] [S-230] a visitor opens one position after the other, is refused, applies, and withdraws by the link', async ({
    page,
    browserConsole,
  }) => {
    browserConsole.allow(/status of 422/)
    await page.goto('/careers')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2, name: '4 open positions' })).toBeVisible()
    const { items } = (await (await page.request.get('/api/career-positions')).json()) as { items: unknown[] }
    expect(items).toMatchObject([
      { id: 'sales-marketing-intern', location: 'Remote/Bangalore', type: 'Internship, 3–6 months' },
      { id: 'ai-dev-intern', location: 'Remote', type: 'Internship, 3 months' },
      { id: 'tech-cofounder', type: 'Equity plus sweat, part-time initially' },
      { id: 'sales-marketing-cofounder', type: 'Equity plus sweat, part-time initially' },
    ])
    for (const title of ['Sales and Marketing Intern', 'Technical Co-founder', 'AI Development Intern']) {
      await main.getByRole('link', { name: `Apply for ${title}` }).click()
      await expect(main.getByRole('form', { name: /^Apply for/ })).toHaveAccessibleName(`Apply for ${title}`)
    }
    await expect(page).toHaveURL(/\/careers\/ai-dev-intern/)
    await main.getByRole('button', { name: 'Send application' }).click()
    for (const [label, text] of [
      ['Name', 'Name is required'],
      ['Email', 'Email is required'],
      ['LinkedIn/Portfolio URL', 'LinkedIn/Portfolio URL is required'],
      ['Why do you want to work with us?', 'Please tell us why you want to work with us'],
    ] as const)
      await expect(main.getByLabel(label)).toHaveAccessibleDescription(new RegExp(text))
    const email = `sneha+${Date.now()}@example.in`
    await fillIn(page, email, 'https://linkedin.com/in/sneha')
    await main.getByLabel('Resume').setInputFiles(resume(Buffer.from('no document')))
    await main.getByRole('button', { name: 'Send application' }).click()
    await expect(main.getByLabel('Resume')).toHaveAccessibleDescription('Resume must be a PDF, DOC or DOCX under 5MB')
    await expect(main.getByLabel('Why do you want to work with us?')).toHaveValue(why)
    await main.getByLabel('Resume').setInputFiles(resume())
    await main.getByRole('button', { name: 'Send application' }).click()
    await expect(main.getByText('Application Submitted!')).toBeVisible()

    const { link } = await waitForMail(page.request, email, /We received your application/)
    await page.goto(link)
    await expect(main.getByRole('heading', { name: 'Received' })).toBeVisible()
    await main.getByRole('button', { name: 'Withdraw application' }).click()
    await expect(main.getByRole('heading', { name: 'Withdrawn' })).toBeVisible()
    await expect(main.getByText('sneha cv.pdf')).toBeHidden()
  })
})

async function slowDown(page: Page) {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 400_000,
    uploadThroughput: 60_000,
  })
}

test('[S-229] [S-237] [S-448] a visitor applies at 360 px on a slow network, and an admin reads the resume, notes and answers', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await slowDown(page)
  await openPage(page, '/careers')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Apply for Technical Co-founder' }).click()
  await expect(main.getByRole('button', { name: 'Apply for Technical Co-founder', exact: true })).toBeDisabled()
  await main.getByRole('link', { name: 'Cancel' }).click()
  await main.getByRole('link', { name: 'Apply for Technical Co-founder' }).click()
  await main.getByRole('button', { name: 'Send application' }).click()
  await expect(main.getByLabel('Resume')).toHaveAccessibleDescription('Resume is required')
  const email = `sneha.${Date.now()}@example.in`
  await fillIn(page, email, 'linkedin.com/in/sneha')
  expect(await checkA11y(page)).toEqual([])
  await page.reload()
  await expect(main.getByLabel('Why do you want to work with us?')).toHaveValue(why)
  await main.getByLabel('Resume').setInputFiles(resume(pdf(90_000)))
  await Promise.all([
    main.getByRole('button', { name: /^Sending, \d+%/ }).waitFor(),
    main.getByRole('button', { name: 'Send application' }).click(),
  ])
  const dialog = page.getByRole('dialog', { name: 'Application Submitted!' })
  await expect(dialog).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(/\/careers(#|$)/)

  const admin = await browser.newContext()
  await signIn(admin, { origin }, 'admin')
  const desk = await admin.newPage()
  await openPage(desk, `/dashboard/job-applications?search=${email}`)
  const console_ = desk.getByRole('main')
  await console_.getByRole('link', { name: /ಸ್ನೇಹಾ/ }).first().click()
  const panel = desk.getByRole('complementary')
  await panel.getByRole('button', { name: 'Download the resume' }).click()
  await expect(desk.getByRole('dialog')).toContainText(email)
  const [link] = await Promise.all([
    desk.waitForResponse((response) => response.url().endsWith('/resume-links')),
    desk.waitForEvent('download'),
    desk.getByRole('dialog').getByRole('button', { name: 'Download', exact: true }).click(),
  ])
  const { href } = (await link.json()) as { href: string }
  expect((await page.request.get(href)).status()).toBe(401)
  await panel.getByLabel('Note').fill('Ask about the boat.')
  await panel.getByRole('button', { name: 'Save note' }).click()
  await expect(panel.getByText('In review', { exact: true })).toBeVisible()
  expect(await checkA11y(desk)).toEqual([])
  await panel.getByRole('button', { name: 'Ask to talk' }).click()
  const question = desk.getByRole('dialog')
  await question.getByLabel('Answer').fill('Can you talk on Monday?')
  await question.getByRole('button', { name: 'Send answer' }).click()
  await expect(panel.getByText('Interview', { exact: true })).toBeVisible()
  await desk.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(panel.getByText('In review', { exact: true })).toBeVisible()
  await admin.close()
})

test('[part of W-32] an admin writes a position, publishes it and closes it', async ({ page, context }) => {
  await signIn(context, { origin }, 'admin')
  await openPage(page, '/dashboard/positions')
  const main = page.getByRole('main')
  const title = `Field Coordinator ${Date.now()}`
  await main.getByRole('button', { name: 'New position' }).click()
  const form = page.getByRole('dialog', { name: 'New position' })
  await form.getByLabel('Title').fill(title)
  await form.getByLabel('Location').fill('Mysuru')
  await form.getByLabel('Type').fill('Full time')
  await form.getByLabel('Description').fill('Runs labs with schools.')
  await form.getByLabel('What you will do').fill('Visit two schools a week\nWrite down what they need')
  await form.getByLabel('What we look for').fill('Kannada')
  await form.getByLabel('What you get').fill('Train fares')
  expect(await checkA11y(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  await form.getByRole('button', { name: 'Save' }).click()
  await main.getByRole('button', { name: `Publish ${title}` }).click()
  await expect(page.getByText(`${title} is open. Visitors can apply.`)).toBeVisible()
  await main.getByRole('button', { name: `Close ${title}` }).click()
  const asked = page.getByRole('dialog', { name: `Close ${title}?` })
  await expect(asked.getByText(/Nobody has applied/)).toBeVisible()
  await asked.getByRole('button', { name: 'Close position' }).click()
  await expect(main.getByRole('button', { name: `Open again ${title}` })).toBeVisible()
  expect(await checkA11y(page)).toEqual([])
})
