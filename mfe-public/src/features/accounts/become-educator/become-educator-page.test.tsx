import { pending } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const root = document.documentElement

const visit = () => visitPage('/become-educator', pending)

afterEach(async () => {
  root.dataset.theme = 'light'
  await page.viewport(1280, 800)
})

describe('/become-educator', () => {
  it('[S-024] [S-255] says what an educator can do, and leads to the chat and to the dashboard', async () => {
    const { screen, description } = await visit()
    const benefits = screen.getByRole('region', { name: 'What you can do here' })
    expect(benefits.getByRole('listitem').elements()).toHaveLength(4)
    await expect
      .element(screen.getByRole('link', { name: 'Join as an Educator' }))
      .toHaveAttribute('href', '/educator-chatbot')
    await expect
      .element(screen.getByRole('link', { name: 'Go to your dashboard' }))
      .toHaveAttribute('href', '/dashboard')
    expect(description.meta.canonical).toBe('/become-educator')
  })

  it('[C-28] says how approval works, and what is closed before it', async () => {
    const { screen } = await visit()
    const approval = screen.getByRole('region', { name: 'How approval works' })
    await expect.element(approval).toHaveTextContent('Once you are approved, you can publish, host events and mentor.')
  })

  it('has nothing for axe', async () => {
    root.lang = 'en'
    document.title = 'Become Educator'
    const { container } = await visit()
    expect(await checkA11y(container)).toEqual([])
  })
})
