import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { profileReports, reportedProfiles } from '../../schema/people/profile-reports.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

type Reported = typeof reportedProfiles.$inferInsert

interface ReportContent {
  at: string
  reason: Reported['latestReason']
  text?: string
  email?: string
  /** The learner who reported, by place in the seed. */
  from?: number
}

interface ReportedContent extends Pick<Reported, 'status'> {
  role: 'educator' | 'student'
  place: number
  message?: string
  reports: readonly [ReportContent, ...ReportContent[]]
}

const reported: readonly ReportedContent[] = [
  {
    role: 'educator',
    place: 7,
    status: 'waiting',
    reports: [
      {
        at: '2026-11-18T09:14:02Z',
        reason: 'impersonation',
        text: 'The photo is of a teacher at our college, and the name is not hers. Please ask before it stays up.',
        email: 'office@college.example',
      },
      { at: '2026-11-19T04:51:37Z', reason: 'impersonation', from: 12 },
    ],
  },
  {
    role: 'student',
    place: 5,
    status: 'waiting',
    reports: [
      {
        at: '2026-11-17T15:40:11Z',
        reason: 'spam',
        text: 'About me is a price list for solar panels.',
        from: 3,
      },
    ],
  },
  {
    role: 'student',
    place: 9,
    status: 'warned',
    message:
      'Please take the phone number of your shop out of your profile. Profiles are for learning, not for selling.',
    reports: [{ at: '2026-11-09T11:05:48Z', reason: 'spam', text: 'Sells seedlings.', from: 6 }],
  },
  {
    role: 'educator',
    place: 11,
    status: 'dismissed',
    reports: [
      { at: '2026-11-05T07:22:30Z', reason: 'other', text: 'I do not agree with what they say about check dams.' },
    ],
  },
]

/** Reports that somebody has decided since are left alone. */
export function seed(db: LocalDatabase): LocalStatement[] {
  const people = seededPeople()
  const listed = {
    educator: people.filter(({ profile }) => profile.role === 'educator' && profile.publicProfile),
    student: people.filter(({ profile }) => profile.role === 'student' && profile.isDiscoverable),
  }
  const learners = people.filter(({ profile }) => profile.role === 'student')
  const admin = people.find(({ profile }) => profile.role === 'admin')?.user.id ?? null

  const rows = reported.flatMap(({ role, place, status, message, reports }) => {
    const userId = listed[role][place]?.user.id
    const last = reports.at(-1) ?? reports[0]
    if (userId === undefined) return []
    const lastReportedAt = Date.parse(last.at)
    const isDecided = status !== 'waiting'
    const id = seededId('rpt', 0, `${role}/${place}`)
    const decisionKey = isDecided ? `${id}-decided` : null
    return [
      {
        profile: {
          id,
          userId,
          status,
          times: reports.length,
          latestReason: last.reason,
          lastReportedAt,
          ...(isDecided && {
            statusBefore: 'waiting' as const,
            decidedAt: lastReportedAt + 7 * 60 * 60 * 1000,
            decidedBy: admin,
            message: message ?? null,
            lastChange: decisionKey,
          }),
        },
        reports: reports.map(({ at, reason, text, email, from }) => ({
          id: seededId('rep', 0, `${role}/${place}/${at}`),
          reportedId: id,
          reporterId: from === undefined ? null : (learners[from]?.user.id ?? null),
          email: email ?? null,
          reason,
          text: text ?? null,
          submittedAt: Date.parse(at),
          decisionKey,
        })),
      },
    ]
  })
  return [
    ...insertRows(
      db,
      reportedProfiles,
      rows.map(({ profile }) => profile),
    ),
    ...insertRows(
      db,
      profileReports,
      rows.flatMap(({ reports }) => reports),
      // Skips rows that an earlier version of the seed wrote under another id.
      `EXISTS (SELECT 1 FROM reported_profiles WHERE id = value ->> 'reportedId')`,
    ),
  ]
}
