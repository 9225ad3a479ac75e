import type { Page } from 'playwright-core'
import { openPanel, press } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/job-applications'
const form = '/careers/ai-dev-intern'

/** Fills in the form and sends it, up to the dialog that confirms it. */
const send = async (page: Page) => sendFrom(page, 'sneha.screenshots@example.in')

async function openReceipt(page: Page) {
  const email = 'sneha.receipt@example.in'
  await sendFrom(page, email)
  const mails = await page.waitForFunction(async (to) => {
    const found = (await (await fetch(`/_mail.json?to=${to}`)).json()) as { text: string }[]
    return found.length > 0 && found.map(({ text }) => text).join('\n')
  }, email)
  const [path = '/'] = /\/careers\/application\?token=\S+/.exec(String(await mails.jsonValue())) ?? []
  await page.goto(new URL(path, page.url()).href)
  await page.getByRole('button', { name: 'Withdraw application' }).waitFor()
}

async function sendFrom(page: Page, email: string) {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Sneha Kulkarni')
  await main.getByLabel('Email').fill(email)
  await main.getByLabel('LinkedIn/Portfolio URL').fill('linkedin.com/in/sneha')
  await main.getByLabel('Why do you want to work with us?').fill('I measure rivers already.')
  await main.getByLabel('Resume').setInputFiles({
    name: 'sneha-kulkarni-resume.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7\n1 0 obj\nendobj\nstartxref\n9\n%%EOF\n'),
  })
  await main.getByRole('button', { name: 'Send application' }).click()
  await page.getByRole('dialog').waitFor()
}

async function newPosition(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'New position' }).click()
  await page.getByRole('dialog').waitFor()
}

export const screenshots: ViewerScreenshots = {
  visitor: {
    careers: { path: '/careers' },
    'careers-form': { path: form },
    'careers-refused': { path: form, act: press('Send application') },
    'careers-receipt': { path: form, act: openReceipt },
    'careers-dead-link': { path: '/careers/application?token=x' },
    'careers-sent': { path: form, act: send, isScreen: true },
  },
  admin: {
    'job-applications': { path: list },
    'job-application': { path: `${list}?stage=interview`, act: openPanel },
    positions: { path: '/dashboard/positions' },
    'new-position': { path: '/dashboard/positions', act: newPosition, isScreen: true },
  },
}
