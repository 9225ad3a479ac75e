import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { jobApplications } from '../../schema/careers/job-applications.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'

type Application = typeof jobApplications.$inferInsert

const applications: readonly (Pick<Application, 'name' | 'email' | 'positionId' | 'position' | 'note' | 'stage'> & {
  at: string
})[] = [
  {
    name: 'Tanvi Joshi',
    email: 'tanvi.joshi@example.in',
    at: '2026-11-14T09:20:00Z',
    positionId: 'ai-dev-intern',
    position: 'AI Development Intern',
    stage: 'new',
    note: 'I built a model that reads rain gauges from photos for a college in Nagpur. It is used by 40 villages, and wrong in ways that I can explain. I want to work on a ranking that can say why.',
  },
  {
    name: 'Joel Dkhar',
    email: 'joel.dkhar@example.in',
    at: '2026-11-13T06:05:00Z',
    positionId: 'sales-marketing-intern',
    position: 'Sales and Marketing Intern',
    stage: 'new',
    note: 'I ran the stall of our spring-shed group in Shillong for two years and sold 400 filters to people who came for tea.',
  },
  {
    name: 'Sana Qureshi',
    email: 'sana.qureshi@example.in',
    at: '2026-11-11T14:42:00Z',
    positionId: 'tech-cofounder',
    position: 'Technical Co-founder',
    stage: 'in_review',
    note: 'Twelve years of payment systems, the last four in rural banking. I would like to build the part of this that works on a borrowed phone at the edge of coverage.',
  },
  {
    name: 'Roshni Tirkey',
    email: 'roshni.tirkey@example.in',
    at: '2026-11-08T11:15:00Z',
    positionId: 'ai-dev-intern',
    position: 'AI Development Intern',
    stage: 'interview',
    note: 'I annotate satellite pictures of ponds in Jharkhand for a state project, and wrote the tool that finds doubles.',
  },
]

/** Their resumes were deleted: a seed brings no files. */
export const seed = (db: LocalDatabase): LocalStatement[] =>
  upsertRows(
    db,
    jobApplications,
    applications.map(({ at, ...application }): Application => {
      const createdAt = Date.parse(at)
      return {
        ...application,
        id: seededId('job', createdAt, application.email),
        link: `https://linkedin.com/in/${application.email.split('@')[0]?.replace('.', '-')}`,
        linkKey: seededId('lnk', createdAt, application.email),
        createdAt,
        updatedAt: createdAt,
      }
    }),
  )
