import { countOf } from '@kere/brand/count'
import { product } from '@kere/brand/brand'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import { becauseAccount, greet, listFacts, notYourDoing, required, sessions, writeTime } from '../../mail/mail-parts.ts'

export const mails = {
  sessions_revoked: (values) => {
    const isOne = required(values.sessions) === '1'
    const heading = isOne ? 'A session was signed out' : 'Other sessions were signed out'
    return {
      subject: heading,
      preview: 'If this was you, there is nothing to do.',
      heading,
      ...greet(values),
      paragraphs: [
        `${countOf(Number(required(values.sessions)), [`session of your ${product} account was`, `other sessions of your ${product} account were`])} signed out.`,
      ],
      facts: listFacts(['When', writeTime(values.at)], ['Done from', values.device]),
      action: sessions,
      notYou: notYourDoing,
      because: becauseAccount,
    }
  },
} satisfies Record<string, WriteMail>

export const samples: MailSamples = {
  sessions_revoked: {
    values: { firstName: 'Asha', sessions: '3', at: '2026-11-20T13:25:00.000Z', device: 'Firefox on Android' },
    leadsTo: '/dashboard/sessions',
  },
}
