import type { Page } from 'playwright-core'
import { press } from './acts.ts'
import type { ViewerScreenshots } from './screenshot.ts'

const chat = { path: '/join-as-educator' }

export const screenshots: ViewerScreenshots = {
  visitor: {
    'become-educator': { path: '/become-educator' },
    'chat-form': { path: '/join-as-educator?view=form' },
    'chat-refused': { ...chat, act: press('Continue') },
    chat: { ...chat, act: answerThree },
    'chat-resumed': chat,
    'home-chat': { path: '/', act: openChat, isScreen: true },
  },
  'pending-educator': { chat },
}

async function answerThree(page: Page) {
  for (const [label, answer] of [
    ['First name', 'Devang'],
    ['Last name', 'Trivedi'],
    ['Designation', 'Rangeland ecologist'],
  ] as const) {
    await page.getByLabel(label).fill(answer)
    await page.keyboard.press('Enter')
  }
  await page.getByLabel('Your bio').fill('I work with herders on reviving virdas, shallow wells over salt.')
}

async function openChat(page: Page) {
  await page.getByRole('link', { name: 'Join as an Educator' }).first().click()
  await page.getByRole('dialog').waitFor()
}
