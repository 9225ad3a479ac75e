import { contactMessages } from '@kere/d1/schema/forms/contact'
import { ulid } from 'ulid'
import { db } from '../../../test/database.ts'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'

const written = { name: 'Zoya Khan', subject: 'A tank', message: 'Who mends it?' }

const aMessage: Fixture = {
  params: async ({ learner: { email } }) => {
    const id = `msg_${ulid()}`
    await db.insert(contactMessages).values({ id, ...written, email, submittedAt: Date.parse('2026-11-15T11:00:00Z') })
    return { id }
  },
}

export const fixtures: Fixtures = {
  sendContactMessage: { body: ({ learner }) => ({ ...written, email: learner.email }) },
  exportContactMessages: {},
  listContactMessages: {
    variants: [{ query: '?status=new' }, { query: '?sort=oldest' }, { query: '?search=tank' }, { query: '?search=om' }],
  },
  getContactMessage: aMessage,
  setContactStatus: { ...aMessage, body: () => ({ status: 'closed' }) },
  replyToContactMessage: { ...aMessage, body: () => ({ text: 'The taluk does.' }) },
}
