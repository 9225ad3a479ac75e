import { newsletterIssues } from '@kere/d1/schema/publishing/newsletter-issues'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { aSubscriber } from '../../forms/newsletter/newsletter.fixtures.ts'

const at = Date.parse('2026-11-15T11:00:00Z')

export const rendered = {
  sections: [{ kind: 'text' as const, html: '<p>The lakes are full.</p>', title: '', about: '', note: '', path: '' }],
  text: 'The lakes are full.',
}

type Change = Partial<typeof newsletterIssues.$inferInsert>

export async function anIssue(change: Change = {}) {
  const id = `nli_${ulid()}`
  const row = {
    id,
    title: 'The lakes are full',
    preview: 'And what to do with them.',
    content: 'The lakes are full.',
    createdAt: at,
    savedAt: at,
    touchedAt: at,
  }
  await db.insert(newsletterIssues).values({ ...row, ...change })
  return id
}

/** @param change to the row of an issue whose delivery has begun */
export const aSentIssue = (change: Change = {}) => {
  const shown = { rendered, renderedVersion: 1, startedAt: at, slug: `the-lakes-${ulid().toLowerCase()}` }
  return anIssue({ state: 'sent', ...shown, finishedAt: at, ...change })
}

const draft: Fixture = { params: async () => ({ id: await anIssue() }) }

const scheduled = async () =>
  anIssue({
    state: 'scheduled',
    scheduledAt: at,
    rendered,
    renderedVersion: 1,
    slug: `the-lakes-${ulid().toLowerCase()}`,
  })

export const fixtures: Fixtures = {
  listManagedIssues: {
    variants: [{ query: '?state=draft' }, { query: '?search=lakes' }, { query: '?search=la&state=sent' }],
  },
  createIssue: { body: () => ({ title: 'The lakes are full' }) },
  getIssueDraft: draft,
  saveIssueDraft: {
    ...draft,
    body: () => ({
      version: 1,
      details: { title: 'The lakes', preview: '', content: 'Full.', audience: 'all', frequency: 'monthly' },
    }),
  },
  deleteIssue: draft,
  previewIssue: draft,
  listIssueBlocks: {},
  countIssueAudiences: {},
  testIssue: { ...draft, body: () => ({ version: 1 }) },
  sendIssue: {
    params: async () => {
      await aSubscriber({ status: 'confirmed', confirmedAt: at })
      return { id: await anIssue() }
    },
    body: () => ({ version: 1 }),
  },
  unscheduleIssue: { params: async () => ({ id: await scheduled() }) },
  pauseIssue: {
    params: async () => ({ id: await aSentIssue({ state: 'sending', finishedAt: null, writtenUntil: 0 }) }),
    body: () => ({ isPaused: true }),
  },
  settleIssueMails: { params: async () => ({ id: await aSentIssue() }), body: () => ({ isSent: true }) },
  listNewsletterIssues: {},
  getNewsletterIssue: {
    params: async () => {
      const slug = `the-lakes-${ulid().toLowerCase()}`
      await aSentIssue({ slug })
      return { slug }
    },
  },
  readIssuesRss: {},
}
