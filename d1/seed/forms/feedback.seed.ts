import type { LocalDatabase, LocalStatement } from '../../local-database.ts'
import { feedbackSubmissions } from '../../schema/forms/feedback.ts'
import { asQueue, upsertRows } from '../base/insert-rows.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { seededId } from '../base/seeded-random.ts'

type Submission = typeof feedbackSubmissions.$inferInsert

interface FeedbackContent extends Pick<Submission, 'name' | 'role' | 'feedbackText'> {
  at: string
  email?: string
  contactRequested?: true
  status?: 'planned' | 'done'
  reply?: { at: string; text: string }
}

const submissions: readonly FeedbackContent[] = [
  {
    at: '2026-10-19T05:12:40Z',
    name: 'Padmini Chettiar',
    role: 'learner',
    feedbackText: 'Please show how long a lesson takes before I open it. I study on the bus and have 20 minutes.',
    status: 'done',
  },
  {
    at: '2026-10-22T14:48:05Z',
    name: 'Joel Lyngdoh',
    email: 'joel.lyngdoh@mail.example',
    role: 'educator',
    contactRequested: true,
    feedbackText:
      'I would like to copy a module from one of my courses into another. Today I have to type the lessons again.',
    status: 'planned',
    reply: {
      at: '2026-10-23T06:30:00Z',
      text: 'Thank you, Joel. Copying modules between your own courses is on our list for early next year. We will write to you when it is there.',
    },
  },
  {
    at: '2026-10-25T09:03:27Z',
    name: 'Shabnam Ansari',
    role: 'visitor',
    feedbackText: 'I could not find out whether I get a certificate. I looked on three course pages.',
    status: 'planned',
  },
  {
    at: '2026-10-28T16:20:51Z',
    name: 'Gurpreet Dhaliwal',
    email: 'gurpreet.dhaliwal@mail.example',
    role: 'learner',
    feedbackText: 'The course on soil testing is very good. Can you add one on straw management for Punjab?',
  },
  {
    at: '2026-10-31T11:37:19Z',
    name: 'Meenakshi Iyer',
    email: 'meenakshi.iyer@school.example',
    role: 'other',
    contactRequested: true,
    feedbackText:
      'I teach environmental studies to classes 7 and 8. Could a whole class enroll with one code? Our students have no email addresses of their own.',
    status: 'planned',
  },
  {
    at: '2026-11-02T07:55:33Z',
    name: 'Bipin Gogoi',
    role: 'learner',
    feedbackText: 'Dark mode on my phone is comfortable to read at night. Thank you for that.',
    status: 'done',
  },
  {
    at: '2026-11-04T13:10:02Z',
    name: 'Kavya Shetty',
    email: 'kavya.shetty@mail.example',
    role: 'learner',
    contactRequested: true,
    feedbackText:
      'The search does not find a course when I type its name in Kannada. It would help my parents, who also want to learn.',
  },
  {
    at: '2026-11-06T18:41:46Z',
    name: 'Tsering Dolma',
    role: 'visitor',
    feedbackText: 'Pages open fast even in Leh on 2G. The pictures can stay small.',
    status: 'done',
  },
  {
    at: '2026-11-08T10:26:14Z',
    name: 'Harsh Vaghela',
    email: 'harsh.vaghela@mail.example',
    role: 'educator',
    contactRequested: true,
    feedbackText:
      'When I applied to teach, question 9 asked for a LinkedIn profile. I do not have one, and many masons I know do not either.',
    status: 'done',
    reply: {
      at: '2026-11-09T05:15:00Z',
      text: 'Thank you for telling us, Harsh. You can leave that question empty; we now say so on the page.',
    },
  },
  {
    at: '2026-11-10T08:08:58Z',
    name: 'Lalrinpuii Sailo',
    role: 'learner',
    feedbackText: 'Some prices were hard to compare. Could I sort the courses by price per hour?',
  },
  {
    at: '2026-11-12T15:33:20Z',
    name: 'Dr. Venkat Raghavan',
    email: 'v.raghavan@college.example',
    role: 'other',
    contactRequested: true,
    feedbackText:
      'Our college would like to recommend three of your courses to second-year civil engineers.\n\nIs there a syllabus in PDF that we can put before our board of studies?',
  },
  {
    at: '2026-11-14T06:19:07Z',
    name: 'Nasreen Begum',
    role: 'visitor',
    feedbackText: 'On my small screen the filter button covers the last course in the list.',
  },
]

export const seed = (db: LocalDatabase): LocalStatement[] =>
  upsertRows(db, asQueue(feedbackSubmissions), seededFeedback())

function seededFeedback(): Submission[] {
  const admin = seededPeople().find(({ profile }) => profile.role === 'admin')
  return submissions.map(({ at, reply, email, contactRequested, status, ...content }) => {
    const submittedAt = Date.parse(at)
    return {
      id: seededId('fbk', submittedAt, content.name),
      userId: null,
      ...content,
      email: email ?? null,
      contactRequested: contactRequested ?? false,
      status: status ?? 'new',
      submittedAt,
      reply: reply?.text ?? null,
      repliedAt: reply ? Date.parse(reply.at) : null,
      repliedBy: reply ? (admin?.user.id ?? null) : null,
    }
  })
}
