import { t } from '@kere/brand/messages'
import type { MailSamples, WriteMail } from '../../mail/mail-content.ts'
import {
  becauseAccount,
  greet,
  listFacts,
  notYourDoing,
  required,
  sessions,
  writeDevice,
  writeTime,
} from '../../mail/mail-parts.ts'

export const mails = {
  sessions_revoked: (values) => {
    const isOne = required(values.sessions) === '1'
    const heading = isOne
      ? t('A session was signed out', 'Email sessions_revoked')
      : t('Other sessions were signed out', 'Email sessions_revoked')
    return {
      subject: heading,
      preview: t('If this was you, there is nothing to do.', 'Email sessions_revoked, preview'),
      heading,
      ...greet(values),
      paragraphs: [
        t(
          '{count, plural, one {# session of your Kere account was signed out.} other {# other sessions of your Kere account were signed out.}}',
          { count: Number(required(values.sessions)) },
          'Email sessions_revoked',
        ),
      ],
      facts: listFacts(
        [t('When', 'Email sessions_revoked'), writeTime(values.at)],
        [t('Done from', 'Email sessions_revoked'), writeDevice(values.device)],
      ),
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
