import { resume } from '@kere/contracts/careers/resume'
import { careerPositions } from '@kere/d1/schema/careers/positions'
import { jobApplications } from '@kere/d1/schema/careers/job-applications'
import { ulid } from 'ulid'
import { db } from './database.ts'
import { aPdf } from './fellowship.ts'
import { aStoredFile } from './files.ts'

const start = Date.parse('2026-11-15T12:00:00Z')

export async function aPosition(given: Partial<typeof careerPositions.$inferInsert> = {}) {
  const id = `position-${ulid().toLowerCase()}`
  const row = {
    id,
    title: 'Lake Surveyor',
    location: 'Bengaluru',
    type: 'Internship, 3 months',
    description: 'Measures lakes.',
    responsibilities: ['Measure two lakes a week'],
    requirements: ['You swim'],
    benefits: ['A boat'],
    status: 'open' as const,
    place: 0,
    createdAt: start,
    updatedAt: start,
    publishedAt: start,
    ...given,
  }
  await db.insert(careerPositions).values(row).onConflictDoNothing()
  return row.id
}

export const aResume = () =>
  aStoredFile({ id: null }, { kind: resume.name, type: 'application/pdf', width: null, height: null }, aPdf())

export const aResumeFile = () => new File([aPdf()], 'sneha.pdf', { type: 'application/pdf' })

export async function aJobApplication(given: Partial<typeof jobApplications.$inferInsert> = {}) {
  const id = `job_${ulid()}`
  const resumeId = given.resumeId === undefined ? (await aResume()).id : given.resumeId
  await db.insert(jobApplications).values({
    id,
    positionId: given.positionId ?? (await aPosition()),
    position: 'Lake Surveyor',
    name: 'Sneha Kulkarni',
    email: `${id.toLowerCase()}@example.in`,
    link: 'https://linkedin.com/in/sneha',
    note: 'I measure rivers already.',
    resumeId,
    resumeName: 'sneha.pdf',
    linkKey: `lnk_${ulid()}`,
    provenAt: start,
    createdAt: start,
    updatedAt: start,
    ...given,
  })
  return id
}
