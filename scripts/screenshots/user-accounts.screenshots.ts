import type { Page } from 'playwright-core'
import { openPanel } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const list = '/dashboard/users'

export const screenshots: ViewerScreenshots = {
  admin: {
    users: { path: list },
    'users-none-found': { path: `${list}?search=nobody+of+this+name` },
    'users-failed': { path: list, act: fail },
    user: { path: list, act: openUser },
    'user-suspended': { path: `${list}?state=suspended`, act: openUser },
    'user-edit': { path: list, act: edit },
    'user-conflict': { path: list, act: collide },
    'user-suspend': { path: list, act: (page) => ask(page, 'Suspend'), isScreen: true },
    'user-delete': { path: list, act: (page) => ask(page, 'Delete'), isScreen: true },
  },
}

async function openUser(page: Page) {
  await openPanel(page)
  await page.locator('main aside section :is(h5, p)').first().waitFor()
}

async function fail(page: Page) {
  await page.route('**/api/users?*', (route) => route.abort())
  await page.reload()
  await page.getByRole('heading', { name: 'Failed to fetch users' }).waitFor()
}

async function edit(page: Page) {
  await openUser(page)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await page.getByRole('textbox', { name: 'First name' }).waitFor()
}

async function collide(page: Page) {
  await edit(page)
  await page.route('**/api/users/*', async (route) => {
    if (route.request().method() === 'PATCH') {
      const problem = { type: 'about:blank', title: 'Changed', status: 409, code: 'user_changed' }
      return route.fulfill({ status: 409, contentType: 'application/problem+json', body: JSON.stringify(problem) })
    }
    const response = await route.fetch()
    const user: unknown = await response.json()
    return route.fulfill({ response, json: Object.assign({}, user, { bio: 'Teaches physics, and mends pumps.' }) })
  })
  await page.getByRole('textbox', { name: 'Bio' }).fill('Teaches physics in a school by a tank.')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Keep my version' }).waitFor()
}

async function ask(page: Page, what: string) {
  await openUser(page)
  if (what === 'Delete') await page.getByText('Delete this account').click()
  await page.getByRole('button', { name: what, exact: true }).click()
  await page.getByRole('dialog').waitFor()
}
