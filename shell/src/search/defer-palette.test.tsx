import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Command } from './commands.ts'
import { deferPalette } from './defer-palette.ts'

it('keeps what is typed before the field stands there, and leaves later keys to the page', async () => {
  const { promise, resolve } = Promise.withResolvers<readonly Command[]>()
  deferPalette({
    navigation: { push: () => undefined },
    host: { canShow: () => true },
    owns: () => true,
    renewSession: async () => false,
    readCommands: () => promise,
  })
  await userEvent.keyboard('{Control>}k{/Control}tickx{Backspace}et')
  resolve([])
  const field = page.getByRole('combobox', { name: 'Search the whole site' })
  await expect.element(field).toHaveValue('ticket')
  await userEvent.keyboard('s')
  await expect.element(field).toHaveValue('tickets')
})
