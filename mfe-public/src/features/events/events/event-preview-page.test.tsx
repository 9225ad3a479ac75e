import type { EventPreview } from '@kere/contracts/events/event-authoring'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventsNow, makeEvent, passTimeFrom } from '../../../testing/event-answers.ts'
import { newUser } from '../../../testing/new-account.ts'
import { visitPage } from '../../../testing/visit-page.tsx'

const host = { ...newUser, role: 'educator', isOnboarded: true } as const

function visit(preview: Partial<EventPreview> = {}) {
  const asked: string[] = []
  const answer = ({ pathname }: URL) => {
    asked.push(pathname)
    return Response.json({ event: makeEvent(), missing: [], ...preview })
  }
  return visitPage('/events/evt_1/preview', answer, { user: host }).then((stage) => ({ asked, ...stage }))
}

beforeEach(() => passTimeFrom(eventsNow))

afterEach(async () => {
  vi.restoreAllMocks()
  await page.viewport(1280, 800)
})

describe('the preview of an event', () => {
  it('is the page of a visitor, whoever looks, with a way back, and is not to be indexed', async () => {
    const { screen, description, asked } = await visit()
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Dawn count at the tank' })).toBeVisible()
    await expect.element(screen.getByText('Register Now').first()).toBeVisible()
    await expect
      .element(screen.getByRole('link', { name: 'Back to the editor' }))
      .toHaveAttribute('href', '/dashboard/events/evt_1')
    expect(description).toMatchObject({ status: 200, meta: { title: 'Preview', noindex: true } })
    expect(description.meta.jsonLd).toBeUndefined()
    expect(asked).toEqual(['/api/events/evt_1/preview'])
  })

  it.each([360, 1280])('has no button that leads anywhere, at %i px', async (width) => {
    await page.viewport(width, 800)
    const { screen, container } = await visit()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    for (const words of ['Register Now', 'Add to Calendar'])
      for (const element of screen.getByText(words).elements()) expect(element.closest('[inert]')).not.toBeNull()
    expect(await checkA11y(container)).toEqual([])
  })

  it('says what the page cannot do without', async () => {
    const { screen } = await visit({ event: null, missing: ['Please choose the start', 'Please choose the end'] })
    await expect
      .element(screen.getByRole('heading', { level: 1, name: 'This draft cannot be previewed yet' }))
      .toBeVisible()
    expect(
      screen
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual(['Please choose the start', 'Please choose the end'])
  })

  it('calls an event without a title by none', async () => {
    const { screen } = await visit({ event: makeEvent({ title: '', description: '' }) })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Untitled event' })).toBeVisible()
  })

  it('is not there for whoever may not see it', async () => {
    const { screen, description } = await visitPage('/events/evt_1/preview', () => problem('not_found'), { user: host })
    expect(description).toMatchObject({ status: 404, meta: { noindex: true } })
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Event not found' })).toBeVisible()
  })

  it('says that it did not load', async () => {
    const { screen, description } = await visitPage('/events/evt_1/preview', () => problem('internal'), { user: host })
    expect(description.status).toBe(503)
    await expect.element(screen.getByRole('link', { name: 'Retry' })).toBeVisible()
  })
})
