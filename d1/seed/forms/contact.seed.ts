import type { LocalDatabase } from '../../local-database.ts'
import { contactMessages } from '../../schema/forms/contact.ts'
import { asQueue, upsertRows } from '../base/insert-rows.ts'
import { seededPeople, type Person } from '../accounts/local-people.ts'
import { seededId } from '../base/seeded-random.ts'

interface MessageContent {
  from: { name: string; email: string } | string
  at: string
  subject: string
  message: string
  reply?: { at: string; text: string }
  isClosed?: boolean
}

const messages: readonly MessageContent[] = [
  {
    from: { name: 'Ishwari Deshmukh', email: 'ishwari.deshmukh@example.in' },
    at: '2026-11-15T09:42:00Z',
    subject: 'A course for our gram panchayat',
    message:
      'We are eleven members of a village water committee near Baramati and want to take Groundwater for Beginners together.\n\nCan we join as a group, and is there a version in Marathi?',
  },
  {
    from: 'ananya-pillai',
    at: '2026-11-15T04:18:00Z',
    subject: 'My progress went back',
    message:
      'I finished the second lesson on my phone yesterday, but on the college computer it says I have not opened it. I am signed in with the same email on both.',
  },
  {
    from: { name: 'Tsering Wangmo', email: 'tsering.wangmo@example.in' },
    at: '2026-11-14T13:05:00Z',
    subject: 'Teaching about springs in the hills',
    message:
      'I map springs in Darjeeling district and would like to teach what we learnt. I have no university degree. May I still apply as an educator?',
  },
  {
    from: { name: 'Harpreet Gill', email: 'harpreet.gill@example.in' },
    at: '2026-11-12T06:30:00Z',
    subject: 'Invoice for a paid course',
    message: 'My school pays for my course. Please tell me how to get an invoice in its name.',
    reply: {
      at: '2026-11-12T10:14:00Z',
      text: 'Write to us from your account with the school’s name and address, and we will send the invoice within two working days.',
    },
  },
  {
    from: { name: 'Noel D’Souza', email: 'noel.dsouza@example.in' },
    at: '2026-11-10T15:51:00Z',
    subject: 'Thank you',
    message:
      'Our housing society in Vasai now composts all its wet waste. It started with one of your courses. Thank you.',
    isClosed: true,
  },
]

export function seed(db: LocalDatabase) {
  const people = seededPeople()
  const admin = people.find(({ profile }) => profile.role === 'admin')
  const rows = messages.map(({ from, at, reply, isClosed, ...written }): typeof contactMessages.$inferInsert => {
    const person = people.find(({ key }) => key === from)
    const sender = typeof from === 'string' ? senderOf(person) : { ...from, userId: null }
    const submittedAt = Date.parse(at)
    return {
      id: seededId('msg', submittedAt, written.subject),
      ...sender,
      ...written,
      status: reply ? 'answered' : isClosed ? 'closed' : 'new',
      submittedAt,
      reply: reply?.text ?? null,
      repliedAt: reply ? Date.parse(reply.at) : null,
      repliedBy: reply ? (admin?.user.id ?? null) : null,
    }
  })
  return upsertRows(db, asQueue(contactMessages), rows)
}

function senderOf(person: Person | undefined) {
  if (!person) throw new Error('A message is from nobody')
  const { user, profile } = person
  return { userId: user.id, name: `${profile.firstName} ${profile.lastName}`, email: user.email }
}
