import type { Page } from 'playwright-core'
import { openPanel, press } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/job-applications'
const form = '/careers/ai-dev-intern'

/** As somebody fills it in, up to the dialog that says that it arrived. */
async function send(page: Page) {
  const main = page.getByRole('main')
  await main.getByLabel('Name').fill('Sneha Kulkarni')
  await main.getByLabel('Email').fill('sneha.screenshots@example.in')
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
    'careers-sent': { path: form, act: send, isScreen: true },
  },
  admin: {
    'job-applications': { path: list },
    'job-application': { path: `${list}?stage=interview`, act: openPanel },
    positions: { path: '/dashboard/positions' },
    'new-position': { path: '/dashboard/positions', act: newPosition, isScreen: true },
  },
}
