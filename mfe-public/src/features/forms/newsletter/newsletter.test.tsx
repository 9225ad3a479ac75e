import { pending, problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

afterEach(() => page.viewport(1280, 800))

describe('the newsletter page', () => {
  const visit = async (answer: FetchStub = pending) => {
    const stage = await visitPage('/newsletter', answer)
    const form = stage.screen.getByRole('form', { name: 'Subscribe to the newsletter' })
    return {
      ...stage,
      form,
      email: form.getByLabelText('Email'),
      send: () => form.getByRole('button', { name: 'Subscribe' }).click(),
    }
  }

  it('[S-283] [S-284] says what is wrong with the address, and sends nothing', async () => {
    const { email, send, requests } = await visit()
    await send()
    await expect.element(email).toHaveAccessibleDescription('Please enter your email address')
    await email.fill('meera.n@example')
    await expect.element(email).toHaveAccessibleDescription('Please enter a valid email address')
    expect(requests.filter(({ pathname }) => pathname !== '/api/newsletter-issues')).toEqual([])
  })

  it('[S-286] sends it with a first name or without, and says what comes next', async () => {
    let sent: unknown
    const { email, send, screen, navigation, container } = await visit(async (_, request) => {
      sent = await request.json()
      return Response.json({ ok: true })
    })
    await email.fill('Meera.N@example.in')
    await send()
    await expect.element(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
    await expect
      .poll(() => [sent, navigation.location.search])
      .toEqual([{ email: 'meera.n@example.in', firstName: '', pebble: '' }, '?sent=1'])
    expect(await checkA11y(container)).toEqual([])
  })

  it('[S-287] keeps the address where it fails', async () => {
    const { email, send, screen } = await visit(() => problem('unavailable'))
    await email.fill('meera.n@example.in')
    await send()
    const told = screen.getByRole('alert')
    await expect.element(told).toHaveTextContent('Failed to subscribe. Please try again.')
    await expect.element(told).toHaveTextContent('Your address is still in the field.')
    await expect.element(email).toHaveValue('meera.n@example.in')
  })
})

describe('the link of an email', () => {
  const asked = {
    token: 'tok_1',
    email: 'meera.n@example.in',
    status: 'unconfirmed',
    topics: ['courses', 'labs'],
    frequency: 'monthly',
    deletedAt: '2026-11-27T06:00:00.000Z',
    isStopped: false,
  }
  let stored: typeof asked
  let sent: unknown[]

  beforeEach(() => {
    stored = asked
    sent = []
  })

  const answer: FetchStub = async ({ pathname }, request) => {
    if (request.method === 'GET') return Response.json(stored)
    const body = (await request.json()) as Partial<typeof asked>
    sent.push([pathname.split('/').at(-1), body])
    const isStopped = pathname.endsWith('stop')
    const status = isStopped || pathname.endsWith('unsubscribe') ? 'unsubscribed' : 'confirmed'
    stored = { ...stored, ...body, status, isStopped }
    return Response.json(stored)
  }
  const visit = async () => (await visitPage('/newsletter/subscription?token=tok_1', answer)).screen

  it('[W-34] asks for a press, and says until when the address is kept', async () => {
    const screen = await visit()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Confirm your subscription')
    await expect.element(screen.getByText(/delete the address on 27 Nov 2026/)).toBeVisible()
    expect(sent).toEqual([])
    await screen.getByRole('button', { name: 'Confirm subscription' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('You are subscribed')
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveFocus()
    await expect.poll(() => sent).toEqual([['confirm', { token: 'tok_1' }]])
  })

  it('saves what to send and how often', async () => {
    stored = { ...asked, status: 'confirmed' }
    const screen = await visit()
    await screen.getByLabelText('Blog posts').click()
    await screen.getByLabelText('Challenge Labs').click()
    await screen.getByLabelText('Every week').click()
    await screen.getByRole('button', { name: 'Save preferences' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Preferences saved')
    await expect
      .poll(() => sent)
      .toEqual([['preferences', { token: 'tok_1', topics: ['courses', 'blog'], frequency: 'weekly' }]])
  })

  it('[W-34] unsubscribes, and offers the way back', async () => {
    stored = { ...asked, status: 'confirmed' }
    const screen = await visit()
    await screen.getByRole('button', { name: 'Unsubscribe from everything' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('You are unsubscribed')
    await screen.getByRole('button', { name: 'Subscribe again' }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Newsletter preferences')
  })

  it('[W-34] stops it for good where its owner says so', async () => {
    stored = { ...asked, status: 'unsubscribed' }
    const screen = await visit()
    await screen.getByRole('button', { name: 'Never write to me again' }).click()
    await expect.element(screen.getByRole('status')).toHaveTextContent(/We never write to this address/)
    expect(screen.getByRole('button', { name: 'Never write to me again' }).query()).toBeNull()
    await expect.poll(() => sent).toEqual([['stop', { token: 'tok_1' }]])
  })

  it.each([360, 1280])('has nothing for axe at %i px', async (width) => {
    await page.viewport(width, 800)
    stored = { ...asked, status: 'confirmed' }
    const { container } = await visitPage('/newsletter/subscription?token=tok_1', answer)
    await expect.poll(() => container.querySelector('fieldset')).not.toBeNull()
    expect(await checkA11y(container)).toEqual([])
  })

  it('says what to do where the address has no link', async () => {
    const { screen, description, requests } = await visitPage('/newsletter/subscription', pending)
    await expect.element(screen.getByText(/Open the link in our email/)).toBeVisible()
    expect([description.status, requests]).toEqual([200, []])
  })

  it('says where it leads to nothing', async () => {
    const { screen, description } = await visitPage('/newsletter/subscription?token=x', () => problem('not_found'))
    await expect.element(screen.getByRole('link', { name: 'Subscribe again' })).toHaveAttribute('href', '/newsletter')
    expect(description.status).toBe(404)
  })
})
