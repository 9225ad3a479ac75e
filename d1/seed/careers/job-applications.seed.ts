import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { resume } from '@kere/contracts/careers/resume'
import { files } from '../../schema/base/files.ts'
import { jobApplications } from '../../schema/careers/job-applications.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { asQueue, insertRows } from '../base/insert-rows.ts'
import { seededDocument, type SeededDocument } from '../base/seeded-document.ts'
import { seededId } from '../base/seeded-random.ts'

type Application = typeof jobApplications.$inferInsert

type Sample = Pick<Application, 'name' | 'email' | 'positionId' | 'position' | 'note'> & {
  stage: NonNullable<Application['stage']>
  at: string
  teamNote?: string
  answer?: { stage: NonNullable<Application['answerStage']>; at: string; text: string }
}

const applications: readonly Sample[] = [
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
  {
    name: 'Bharat Rathod',
    email: 'bharat.rathod@example.in',
    at: '2026-11-10T07:48:00Z',
    positionId: 'ai-dev-intern',
    position: 'AI Development Intern',
    stage: 'in_review',
    teamNote: 'The tool for duplicate field points is public. Ask who uses it.',
    note: 'Final year at Surat. I wrote a small tool that finds duplicate field points and says which of the two to keep.',
  },
  {
    name: 'Divya Menon',
    email: 'divya.menon@example.in',
    at: '2026-11-06T10:30:00Z',
    positionId: 'sales-marketing-intern',
    position: 'Sales and Marketing Intern',
    stage: 'offer',
    teamNote: 'Both calls went well. She can begin in January.',
    answer: {
      stage: 'offer',
      at: '2026-11-13T05:40:00Z',
      text: 'We would like to work with you. Can you begin on 4 January? Answer this email, and we will send the papers.',
    },
    note: 'I write the newsletter of a zero-waste shop in Kozhikode: 3,100 readers, and half of them open it.',
  },
  {
    name: 'Nikhil Gokhale',
    email: 'nikhil.gokhale@example.in',
    at: '2026-11-02T16:05:00Z',
    positionId: 'sales-marketing-cofounder',
    position: 'Sales and Marketing Co-founder',
    stage: 'interview',
    answer: {
      stage: 'interview',
      at: '2026-11-09T06:15:00Z',
      text: 'We would like to talk with you. Which of next Tuesday and Wednesday suits you, between 10 am and 4 pm IST?',
    },
    note: 'I closed my own tour company in March and learnt what a season without cash is. I can sell, and I can say no to a customer.',
  },
  {
    name: 'Amala Jose',
    email: 'amala.jose@example.in',
    at: '2026-10-29T12:22:00Z',
    positionId: 'sales-marketing-intern',
    position: 'Sales and Marketing Intern',
    stage: 'declined',
    answer: {
      stage: 'declined',
      at: '2026-11-05T09:00:00Z',
      text: 'Thank you for writing to us. We chose somebody who has written for readers before. Please apply again when you have.',
    },
    note: 'I sold organic rice door to door for my aunt’s collective. It taught me to listen before I speak.',
  },
]

const resumeOf = ({ name, email, position, at }: Sample): SeededDocument =>
  seededDocument(
    { ...resume, bucket: 'job-applications' },
    {
      key: email,
      ownerId: null,
      at: Date.parse(at),
      lines: [name, email, '', `Resume for: ${position}`, '', 'This person is made up, and so is this resume.'],
    },
  )

export const documents: readonly SeededDocument[] = applications.map(resumeOf)

export const seed = (db: LocalDatabase): LocalStatement[] => [
  ...insertRows(
    db,
    files,
    documents.map(({ row }) => row),
  ),
  ...insertRows(db, asQueue(jobApplications), applications.map(toRow)),
]

function toRow(sample: Sample): Application {
  const { at, answer, teamNote = '', ...application } = sample
  const createdAt = Date.parse(at)
  const answeredAt = answer ? Date.parse(answer.at) : null
  const person = application.email.split('@')[0] ?? ''
  return {
    ...application,
    id: seededId('job', createdAt, application.email),
    link: `https://linkedin.com/in/${person.replace('.', '-')}`,
    linkKey: seededId('lnk', createdAt, application.email),
    resumeId: resumeOf(sample).row.id,
    resumeName: `${person.replace('.', '-')}-resume.pdf`,
    provenAt: createdAt,
    teamNote,
    answer: answer?.text ?? null,
    answerStage: answer?.stage ?? null,
    answeredAt,
    answeredBy: answer ? adminId : null,
    stageBefore: answer ? 'in_review' : null,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  }
}

const adminId = seededPeople().find(({ profile }) => profile.role === 'admin')?.user.id ?? null
