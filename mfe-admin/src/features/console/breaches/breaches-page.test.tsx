import type { Breach } from '@kere/contracts/console/breaches'
import type { FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../../testing/visit-page.tsx'

const drill: Breach = {
  id: 'brc_1',
  isDrill: true,
  state: 'searching',
  held: [{ table: 'orders', what: 'Your orders', fields: ['amount', 'placedAt'] }],
  fromAt: '2026-11-15T03:30:00.000Z',
  toAt: '2026-11-15T04:30:00.000Z',
  nature: 'A backup was public.',
  consequences: 'False emails.',
  measures: 'It is deleted.',
  advice: 'Do not answer.',
  peopleCount: 0,
  letters: 0,
  createdAt: '2026-11-15T05:00:00.000Z',
  reportDueAt: '2026-11-18T05:00:00.000Z',
  toldAt: null,
}

function answering(begun: Breach[]) {
  let stored = begun
  const sent: unknown[] = []
  let searches = 0
  const answer: FetchStub = async ({ pathname }, request) => {
    if (pathname === '/api/data-retention')
      return Response.json({
        items: [
          { name: 'orders', group: 'orders', what: 'Your orders', why: 'To know', periods: [], onErasure: 'deleted' },
        ],
      })
    if (request.method === 'GET')
      return Response.json(
        pathname === '/api/breaches' ? { items: stored, nextCursor: null, total: stored.length } : stored[0],
      )
    sent.push(request.headers.get('content-type') ? await request.clone().json() : pathname)
    if (pathname.endsWith('/search')) {
      searches += 1
      stored = [{ ...stored[0]!, peopleCount: searches * 2, state: searches < 3 ? 'searching' : 'found' }]
    } else if (pathname.endsWith('/letters')) {
      stored = [{ ...stored[0]!, state: 'told', toldAt: '2026-11-15T06:00:00.000Z' }]
    } else stored = [drill]
    return Response.json(stored[0], { status: pathname === '/api/breaches' ? 201 : 200 })
  }
  return { answer, sent }
}

it('[part of W-60] begins a drill from the tables, all in one press or each, the hours and four texts', async () => {
  const { answer, sent } = answering([])
  const { screen, container } = await visitPage('/dashboard/breaches', answer)
  await screen.getByRole('button', { name: 'New breach or drill' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New breach or drill' })
  const everything = dialog.getByRole('checkbox', { name: /whole database/ })
  await everything.click()
  await expect.element(dialog.getByText('1 of 1')).toBeVisible()
  await everything.click()
  await dialog.getByRole('button', { name: 'Begin the drill' }).click()
  await expect.element(dialog.getByText('Choose what was seen')).toBeVisible()
  await dialog.getByText('Orders and invoices').click()
  await dialog.getByRole('checkbox', { name: /Your orders/ }).click()
  await dialog.getByLabelText('It began (IST)').fill('2026-11-15T09:00')
  await dialog.getByLabelText('It ended (IST)').fill('2026-11-15T10:00')
  await dialog.getByLabelText('What happened').fill(drill.nature)
  await dialog.getByLabelText('What may follow').fill(drill.consequences)
  await dialog.getByLabelText('What we have done').fill(drill.measures)
  await dialog.getByLabelText('What you can do').fill(drill.advice)
  expect(await checkA11y(container)).toEqual([])
  await dialog.getByRole('button', { name: 'Begin the drill' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  // The next step is in sight at once.
  await expect.element(screen.getByRole('complementary').getByRole('button', { name: 'Find the people' })).toBeVisible()
  const { nature, consequences, measures, advice } = drill
  const hours = { from: '2026-11-15T09:00', to: '2026-11-15T10:00' }
  expect(sent).toEqual([{ isDrill: true, tables: ['orders'], ...hours, nature, consequences, measures, advice }])
})

it('[part of W-60] finds the people portion by portion, and says who gets a drill’s letter', async () => {
  const { answer, sent } = answering([drill])
  const { screen, container } = await visitPage('/dashboard/breaches?breach=brc_1', answer)
  const panel = screen.getByRole('complementary')
  await expect.element(panel).toHaveTextContent('This is a drill. Only you get a letter.')
  await expect.element(panel).toHaveTextContent('orders: amount, placedAt')
  expect(await checkA11y(container)).toEqual([])
  await panel.getByRole('button', { name: 'Find the people' }).click()
  await panel.getByRole('button', { name: 'Finish the drill' }).click()
  const question = screen.getByRole('dialog', { name: 'Finish the drill?' })
  await expect.element(question).toHaveTextContent('You get the letter that 6 people would get in a breach.')
  await question.getByRole('button', { name: 'Finish', exact: true }).click()
  await expect.element(panel).toHaveTextContent(/Done/)
  await expect.poll(() => sent).toHaveLength(4)
})
