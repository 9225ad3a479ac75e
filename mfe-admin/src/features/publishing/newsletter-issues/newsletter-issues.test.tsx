import type { IssueDraft } from '@kere/contracts/publishing/newsletter-issues'
import { problem, type FetchStub } from '@kere/platform/react/stage'
import { checkA11y } from '@kere/ui/testing/axe'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { visitPage } from '../../../testing/visit-page.tsx'

const at = '2026-11-20T10:41:00.000Z'

const draft: IssueDraft = {
  id: 'nli_1',
  state: 'draft',
  version: 1,
  savedAt: at,
  scheduledAt: null,
  startedAt: null,
  finishedAt: null,
  slug: null,
  recipients: 0,
  sent: 0,
  failed: 0,
  withheld: 0,
  unsubscribed: 0,
  isWritten: false,
  details: {
    title: 'The lakes are full',
    preview: '',
    content: 'Full.',
    language: 'en',
    audience: 'all',
    frequency: 'monthly',
  },
  unconfirmed: 0,
}

const sentIssue: IssueDraft = {
  ...draft,
  state: 'sent',
  startedAt: at,
  finishedAt: at,
  slug: 'the-lakes-are-full',
  recipients: 25_000,
  sent: 24_900,
  failed: 100,
  isWritten: true,
  unconfirmed: 60,
}

let sent: { call: string; body: unknown }[]

beforeEach(() => {
  sent = []
  localStorage.clear()
  // These tests type Markdown.
  localStorage.setItem('kere.formatted-writing', 'false')
})
afterEach(() => page.viewport(1280, 800))

function startApi(issue: IssueDraft, emailBytes = 0): FetchStub {
  let stored = issue
  return async ({ pathname }, request) => {
    const call = `${request.method} ${pathname.replace('/api/managed-newsletter-issues', '')}`
    if (request.method !== 'GET') sent.push({ call, body: await request.json() })
    if (call === 'GET /nli_1') return Response.json(stored)
    if (pathname.endsWith('/audiences') || pathname.endsWith('/blocks')) return Response.json({ items: [] })
    if (call === 'GET /nli_1/preview')
      return Response.json({ sections: [], text: '', leftOut: [], version: 1, emailBytes })
    if (call === 'POST /nli_1/unconfirmed') {
      stored = { ...stored, sent: stored.sent + 60, failed: stored.failed - 60, unconfirmed: 0 }
      return Response.json(stored)
    }
    if (call === 'PUT /nli_1/draft') {
      stored = { ...stored, version: stored.version + 1 }
      return Response.json(stored)
    }
    return problem('not_found')
  }
}

const path = '/dashboard/newsletter/nli_1'

describe('the editor of an issue', () => {
  it('[part of W-35] is written by keyboard alone, and has nothing for axe at 360 px and wide', async () => {
    const { screen } = await visitPage(path, startApi(draft))
    const content = screen.getByLabelText('Content', { exact: true })
    await expect.element(content).toHaveValue('Full.')
    content.element().focus()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}b{/Control}')
    await expect.element(content).toHaveValue('**Full.**')
    await expect.poll(() => sent.at(-1)?.body).toMatchObject({ version: 1, details: { content: '**Full.**' } })
    const reached = new Set<string>()
    for (let presses = 0; presses < 40; presses += 1) {
      await userEvent.keyboard('{Tab}')
      reached.add(document.activeElement?.textContent ?? '')
    }
    for (const name of ['Send a test to yourself', 'Send now', 'Schedule'])
      expect([...reached].join('|')).toContain(name)
    await checkA11y()
    await page.viewport(360, 740)
    await checkA11y()
  })
})

describe('the preview of an issue', () => {
  it.each([
    [94_000, false],
    [96_400, true],
  ])('of %i bytes says whether mail programs would cut it', async (bytes, isLong) => {
    const { screen } = await visitPage(path, startApi(draft, bytes))
    await screen.getByRole('button', { name: 'Preview' }).click()
    await expect.element(screen.getByText('As your readers see it.')).toBeVisible()
    const warning = screen.getByText(/It has about 96 kB\. Gmail shows the first 102 kB/)
    expect(warning.query() !== null).toBe(isLong)
  })
})

describe('the results of an issue', () => {
  it('[W-35] say how many emails may have left, which count as sent or are sent again', async () => {
    const { screen } = await visitPage(path, startApi(sentIssue))
    await expect.element(screen.getByRole('heading', { name: '60 emails may have been sent' })).toBeVisible()
    await expect.element(screen.getByRole('link', { name: 'Open the outbox' })).toBeVisible()
    await checkA11y()
    await screen.getByRole('button', { name: 'Count as sent' }).click()
    await expect.element(screen.getByText('24,960')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Count as sent' }).query()).toBeNull()
    await expect.poll(() => sent).toEqual([{ call: 'POST /nli_1/unconfirmed', body: { isSent: true } }])
  })
})
