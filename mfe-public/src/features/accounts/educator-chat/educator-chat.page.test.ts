import { createClient } from '@kere/platform/client'
import { renderRemote } from '@kere/platform/react/render'
import { describe, expect, it } from 'vitest'
import { chatbotPage, joinPage } from './educator-chat.page.tsx'

const app = {
  name: 'public',
  pages: { '/join-as-educator': async () => joinPage, '/educator-chatbot': async () => chatbotPage },
}
const api = createClient({ fetch: () => Promise.reject(new TypeError('no network')), origin: 'https://api' })

const renderAt = (path: string, search = '') => renderRemote(app, { path, search, session: { user: null } }, api)

describe('the educator chat on the server', () => {
  it.each(['/join-as-educator', '/educator-chatbot'])('[S-266] shows its first question at %s', async (path) => {
    const { html, status } = await renderAt(path)
    expect(status).toBe(200)
    expect(html).toContain('What is your first name?')
    expect(html).toContain('href="/auth/register?role=educator"')
  })

  it.each(['?view=form', '?view=done'])('renders %s without anything kept', async (search) => {
    const { html, meta } = await renderAt('/join-as-educator', search)
    expect(html).toContain('<h1')
    expect(meta).toMatchObject({ canonical: '/join-as-educator', noindex: true })
  })
})
