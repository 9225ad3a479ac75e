import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { askToDrop } from './ask-to-drop.tsx'

it.each([
  ['Sign out', true],
  ['Stay signed in', false],
  ['Close', false],
])('[part of U-36.sign-out] asks before unsaved text goes: %s', async (name, isToGo) => {
  const answer = askToDrop()
  const dialog = page.getByRole('dialog', { name: 'Sign out and lose unsaved text?' })
  await dialog.getByRole('button', { name }).click()
  expect(await answer).toBe(isToGo)
  await expect.element(dialog).not.toBeInTheDocument()
})
