import type { HeldData } from '@kere/contracts/site/data-retention'
import { problem } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const held = (own: Partial<HeldData>): HeldData => ({
  name: 'orders',
  group: 'orders',
  what: 'Your orders',
  why: 'Tax law asks for them',
  periods: [],
  onErasure: 'deleted',
  ...own,
})

it('[part of W-60] says what is held, why, and for how long, part by part', async () => {
  const items = [
    held({ onErasure: 'anonymized', periods: [{ hours: 2920 * 24, since: 'it was placed', if: '' }] }),
    held({ name: 'guardians', group: 'account', what: 'The address of your guardian' }),
    held({
      name: 'contact_messages',
      group: 'messages',
      what: 'Your message',
      periods: [
        { hours: 730 * 24, since: 'it was sent', if: '' },
        { hours: 30 * 24, since: 'it was sent', if: 'if it was probably sent by a machine' },
      ],
    }),
    held({
      name: 'throttled_acts',
      group: 'security',
      what: 'Tries',
      onErasure: 'untraceable',
      periods: [{ hours: 1, since: 'it happened', if: '' }],
    }),
  ]
  const { screen, container, description } = await visitPage('/privacy/retention', () => Response.json({ items }))
  const part = (name: string) => screen.getByRole('region', { name })
  await expect
    .element(part('Orders and invoices'))
    .toHaveTextContent('8 years after it was placedYour name is removed when your account is deleted')
  await expect.element(part('Your account')).toHaveTextContent('Until your account is deleted')
  await expect
    .element(part('Messages and notifications'))
    .toHaveTextContent(
      '2 years after it was sent30 days after it was sent, if it was probably sent by a machineAt the latest when your account is deleted',
    )
  await expect.element(part('Security')).toHaveTextContent(/1 hour after it happened$/)
  expect(description).toMatchObject({ status: 200, meta: { title: 'What we keep, and for how long' } })
  expect(await checkA11y(container)).toEqual([])
})

it('offers to load it again', async () => {
  const { screen } = await visitPage('/privacy/retention', () => problem('unavailable'))
  await expect.element(screen.getByText('Failed to fetch what we keep')).toBeVisible()
})
