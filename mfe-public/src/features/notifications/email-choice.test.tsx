import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { expect, it } from 'vitest'
import { visitPage } from '../../testing/visit-page.tsx'

it('[W-56] turns the emails of one kind off by one button, and on again', async () => {
  let choice = 'digest'
  const answer: FetchStub = async (_, request) => {
    if (request.method === 'POST') {
      const body = (await request.json()) as { token: string; isOn: string }
      choice = body.token === 'tok_1' && body.isOn === 'false' ? 'bell' : 'email'
    }
    return Response.json({ token: 'tok_1', name: 'Your registrations', choice })
  }
  const { screen, container } = await visitPage('/notifications/email?token=tok_1', answer)
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Turn off these emails?')
  expect([choice, await checkA11y(container)]).toEqual(['digest', []])
  await screen.getByRole('button', { name: 'Turn off these emails' }).click()
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent('You get no more emails about: Your registrations.')
  expect(choice).toBe('bell')
  await screen.getByRole('button', { name: 'Turn them on again' }).click()
  await expect.element(screen.getByRole('status')).toHaveTextContent('You get emails about: Your registrations.')
})

it('says that a link is not valid, and where to choose instead', async () => {
  const { screen, description } = await visitPage('/notifications/email?token=tok_2', () =>
    problem('notification_link_unknown'),
  )
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link is not valid')
  expect(description.status).toBe(404)
  await expect.element(screen.getByRole('link', { name: 'Choose your notifications' })).toBeVisible()
})
