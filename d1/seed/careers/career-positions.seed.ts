import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { careerPositions } from '../../schema/careers/positions.ts'
import { upsertRows } from '../base/insert-rows.ts'

type Position = typeof careerPositions.$inferInsert

const publishedAt = Date.parse('2026-10-19T04:30:00Z')

const positions: readonly Pick<
  Position,
  'id' | 'title' | 'location' | 'type' | 'description' | 'responsibilities' | 'requirements' | 'benefits'
>[] = [
  {
    id: 'sales-marketing-intern',
    title: 'Sales and Marketing Intern',
    location: 'Remote/Bangalore',
    type: 'Internship, 3–6 months',
    description: 'Bring labs to wards, schools and companies, and find out what they would use.',
    responsibilities: [
      'Talk to three schools, wards or companies a week, and write down what they need',
      'Plan one event a month and bring people to it',
      'Keep our newsletter and posts short, true and on time',
    ],
    requirements: [
      'You write plainly in English and in one more Indian language',
      'You like talking to people you do not know yet',
      '15 to 20 hours a week for at least 3 months',
    ],
    benefits: [
      'Work with the founders, and see every number we see',
      'Free access to every course',
      'A verified entry in your Impact Portfolio',
    ],
  },
  {
    id: 'ai-dev-intern',
    title: 'AI Development Intern',
    location: 'Remote',
    type: 'Internship, 3 months',
    description: 'Build the learning path: rank real courses, labs and events by what a learner told us, and say why.',
    responsibilities: [
      'Turn four answers into a ranked list that can be explained line by line',
      'Write the tests that stop the list from making things up',
      'Read answers and feedback every week and report what you changed',
    ],
    requirements: [
      'Python or TypeScript, and one thing you built that others used',
      'Plain writing: we work in documents',
      '12 to 20 hours a week for 3 months',
    ],
    benefits: [
      'A mentor who reviews your code twice a week',
      'Free access to every course',
      'A verified entry in your Impact Portfolio',
    ],
  },
  {
    id: 'tech-cofounder',
    title: 'Technical Co-founder',
    location: 'Bangalore or remote',
    type: 'Equity plus sweat, part-time initially',
    description: 'Lead how the platform is built and run.',
    responsibilities: [
      'Own the platform: what is built next, how, and how it is kept running',
      'Hire and lead the engineers who follow',
      'Decide with the other founders what we do not build',
    ],
    requirements: [
      'You have shipped and run software that thousands of people depend on',
      'You can give 15 hours a week now, and more once we are funded',
      'You want to work on water, waste and energy in India for years',
    ],
    benefits: ['A founder’s share, vested over four years', 'A say in every decision', 'A salary once we are funded'],
  },
  {
    id: 'sales-marketing-cofounder',
    title: 'Sales and Marketing Co-founder',
    location: 'Bangalore or remote',
    type: 'Equity plus sweat, part-time initially',
    description: 'Find the institutions that need this work done, and the terms that suit them.',
    responsibilities: [
      'Win the first 20 institutions, and keep them',
      'Set prices and terms with the other founders',
      'Build the team that brings learners and educators in',
    ],
    requirements: [
      'You have sold to schools, city bodies or companies in India',
      'You can give 15 hours a week now, and more once we are funded',
      'You would rather listen first than pitch',
    ],
    benefits: ['A founder’s share, vested over four years', 'A say in every decision', 'A salary once we are funded'],
  },
]

export const seed = (db: LocalDatabase): LocalStatement[] =>
  upsertRows(
    db,
    careerPositions,
    positions.map((position, place) => ({
      ...position,
      status: 'open' as const,
      place,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      publishedAt,
    })),
  )
