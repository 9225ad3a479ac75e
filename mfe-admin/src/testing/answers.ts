import type { AuditEntry } from '@kere/contracts/console/audit'
import type { AdminDashboard } from '@kere/contracts/console/dashboard'
import type { ApplicationSummary, EducatorApplication } from '@kere/contracts/accounts/educator-applications'
import type { OutboxEntry } from '@kere/contracts/console/outbox'
import { pending, type FetchStub } from '@kere/platform/react/stage'

export function makeEntry(number: number, given: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: `aud_${number}`,
    at: new Date(Date.UTC(2026, 10, 20, 10, 42, 8) - number * 60_000).toISOString(),
    actor: { id: 'usr_1', name: 'Meera Nambiar', role: 'student' },
    action: 'session.signed_in',
    name: 'Signed in',
    meaning: 'A session began.',
    outcome: 'succeeded',
    subject: { type: 'session', id: `ses_${number}` },
    detail: {},
    requestId: `req_${number}`,
    ...given,
  }
}

export const menus: Readonly<Record<string, readonly object[]>> = {
  '/api/audit-log/actions': [
    { action: 'session.signed_in', name: 'Signed in' },
    { action: 'access.denied', name: 'Access denied' },
  ],
  '/api/outbox/templates': [
    { template: 'verify_email', name: 'Confirm your address' },
    { template: 'welcome', name: 'Welcome' },
    { template: 'password_reset', name: 'Password reset' },
  ],
}

export const makePage = (count: number, { first = 1, total = count, nextCursor = null as string | null } = {}) => ({
  items: Array.from({ length: count }, (_, index) => makeEntry(first + index)),
  nextCursor,
  total,
  totalIsLowerBound: false,
})

const applicants = ['Devang Trivedi', 'Sunita Oraon', 'Lalrinpuii Chhangte', 'Gurpreet Sandhu', 'Pema Lhamo']

export function makeApplication(number: number, given: Partial<ApplicationSummary> = {}): ApplicationSummary {
  const name = applicants[(number - 1) % applicants.length]!
  return {
    id: `app_${number}`,
    applicant: { id: `usr_${number}`, name, email: `${name.split(' ')[0]?.toLowerCase()}@example.in` },
    designation: 'Rangeland ecologist',
    organizationAffiliation: 'Banni Grassland Trust, Bhuj',
    status: 'pending',
    submittedAt: new Date(Date.UTC(2026, 10, 17, 4, 30) + number * 3_600_000).toISOString(),
    decidedAt: null,
    ...given,
  }
}

export const makeApplicationDetail = (
  number: number,
  given: Partial<EducatorApplication> = {},
): EducatorApplication => ({
  ...makeApplication(number),
  isOnboarded: true,
  bio: 'I work with herders in the Banni grassland on reviving virdas, shallow wells that float sweet water over salt.\n\nI want to teach it the way I learnt it: by digging one.',
  teachingExperience: 9,
  subjectsOfInterest: ['Water Management', 'Biodiversity & Conservation'],
  languagesSpoken: ['Gujarati', 'Hindi', 'English'],
  certifications: ['Watershed practitioner, WOTR'],
  linkedinUrl: 'https://www.linkedin.com/in/devang-trivedi',
  lumaProfileUrl: null,
  phoneNumber: '+919812345678',
  decidedBy: null,
  reason: null,
  ...given,
})

export const makeApplications = (
  items: readonly ApplicationSummary[],
  { total = items.length, nextCursor = null as string | null, counts = {} } = {},
) => ({
  items,
  nextCursor,
  total,
  counts: { pending: 0, approved: 0, rejected: 0, withdrawn: 0, revoked: 0, ...counts },
})

export function makeMail(number: number, given: Partial<OutboxEntry> = {}): OutboxEntry {
  const createdAt = new Date(Date.UTC(2026, 10, 20, 10, 42, 8) - number * 60_000).toISOString()
  return {
    id: `out_${number}`,
    template: 'verify_email',
    name: 'Confirm your address',
    to: `person${number}@example.in`,
    recipient: { id: `usr_${number}`, name: 'Meera Nambiar' },
    state: 'sent',
    attempts: 1,
    createdAt,
    nextAttemptAt: null,
    sentAt: createdAt,
    lastError: null,
    ...given,
  }
}

export const deadMail = (number: number, given: Partial<OutboxEntry> = {}) =>
  makeMail(number, { state: 'dead', attempts: 5, sentAt: null, lastError: 'The mail service did not answer', ...given })

export const makeOutbox = (
  items: readonly OutboxEntry[],
  { total = items.length, nextCursor = null as string | null, counts = {} } = {},
) => ({ items, nextCursor, total, counts: { pending: 0, leased: 0, sent: 0, unknown: 0, dead: 0, ...counts } })

export const figures: AdminDashboard = {
  role: 'admin',
  users: 1284,
  students: 1240,
  educators: 41,
  admins: 3,
  pendingEducators: 0,
  mailsInDoubt: 0,
  sessionsActive: 96,
  courses: { published: 49, drafts: 5 },
}

export const makeRemote = (name: string, percent: number | null = null) => ({
  name,
  stable: { release: 'a1b2c3d4e5f6', since: '2026-11-18T06:00:00.000Z', contract: 1, files: 24 },
  canary:
    percent === null
      ? null
      : { release: '0f9e8d7c6b5a', since: '2026-11-20T04:30:00.000Z', contract: 1, files: 25, percent },
  previous: [{ release: '112233445566', since: '2026-11-02T06:00:00.000Z' }],
})

const minutes = (failing: number) =>
  [0, 1, 2].map((minute) => ({ at: `2026-11-20T04:3${minute}:00.000Z`, count: 10, failing: failing * minute }))

const watched = (release: string, failing: number) => ({
  release,
  visits: {
    count: 30,
    failing: failing * 3,
    failures: failing > 0 ? { blank: failing * 3 } : {},
    minutes: minutes(failing),
  },
  renderings: { count: 12, failing: 0, failures: {} },
  vitals:
    failing > 0
      ? { lcp: { count: 28, p75Ms: 1_310 }, inp: { count: 0, p75Ms: null } }
      : { lcp: { count: 30, p75Ms: 900 }, inp: { count: 12, p75Ms: 64 } },
})

export const makeTrial = (remote: string, failing: number) => ({
  remote,
  since: '2026-11-20T04:30:00.000Z',
  canary: watched('0f9e8d7c6b5a', failing),
  stable: watched('a1b2c3d4e5f6', 0),
})

export const answerBy =
  (answers: Readonly<Record<string, FetchStub>>): FetchStub =>
  (url, request) =>
    answers[url.pathname]?.(url, request) ?? pending()
