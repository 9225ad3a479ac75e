import { limits } from '@kere/contracts/http/limits'
import type { outbox } from '../../schema/console/outbox.ts'
import type { Application } from '../accounts/local-applications.ts'
import type { Person } from '../accounts/local-people.ts'
import { seededId } from '../base/seeded-random.ts'

type Mail = typeof outbox.$inferInsert

export interface SeededMail {
  row: Mail
  values: Readonly<Record<string, string>>
}

interface MailContent {
  to: string
  template: string
  at?: string
  details?: Record<string, string>
  became?: Partial<Mail>
}

const secondMs = 1000

const mails: readonly MailContent[] = [
  { to: 'bhaskar-thampan', template: 'application_rejected' },
  { to: 'ruchi-sabharwal', template: 'application_rejected' },
  {
    to: 'ananya-pillai',
    template: 'new_device',
    at: '2026-11-06T15:02:11Z',
    details: { device: 'Chrome on Android', at: '2026-11-06T15:02:11.000Z' },
  },
  { to: 'rohan-mascarenhas', template: 'welcome', details: { role: 'educator' } },
  { to: 'rohan-mascarenhas', template: 'application_received' },
  { to: 'lhakpa-tamang', template: 'welcome', details: { role: 'educator' } },
  { to: 'lhakpa-tamang', template: 'application_received' },
  { to: 'devika-warrier', template: 'application_received' },
  { to: 'farhan-kidwai', template: 'application_received', became: { state: 'unknown', sentAt: null } },
  {
    to: 'sumitra-oraon',
    template: 'application_received',
    became: {
      state: 'dead',
      attempts: limits.mailAttempts,
      leasedAt: null,
      sentAt: null,
      lastError: 'E_RECIPIENT_UNREACHABLE: The server of the address does not answer',
    },
  },
  {
    to: 'rohit-chauhan',
    template: 'password_changed',
    at: '2026-11-14T07:20:16Z',
    details: { device: 'Firefox on Linux', at: '2026-11-14T07:20:16.000Z' },
  },
  { to: 'aniket-phatak', template: 'welcome', details: { role: 'educator' } },
  { to: 'aniket-phatak', template: 'application_received' },
]

export function seededMails(people: readonly Person[], applications: readonly Application[]): Mail[] {
  return mails.map(({ to, template, at, details, became }) => {
    const person = people.find(({ key }) => key === to)
    if (!person) throw new Error(`Nobody is called ${to}`)
    const application = applications.find(({ userId }) => userId === person.user.id)
    const { decidedAt, submittedAt, reason } = application ?? {}
    const createdAt = at === undefined ? (decidedAt ?? submittedAt ?? person.joinedAt) : Date.parse(at)
    return {
      id: seededId('out', createdAt, `${to}/${template}`),
      template,
      toAddress: person.user.email,
      userId: person.user.id,
      details: { firstName: person.profile.firstName, ...(reason ? { reason } : {}), ...details },
      state: 'sent',
      attempts: 1,
      createdAt,
      dueAt: createdAt,
      leasedAt: createdAt + secondMs,
      sentAt: createdAt + 2 * secondMs,
      lastError: null,
      ...became,
    }
  })
}
