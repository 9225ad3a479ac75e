import type { LocalDatabase } from '../../local-database.ts'
import { outbox } from '../../schema/console/outbox.ts'
import { newsletterDeliveries, newsletterIssues } from '../../schema/publishing/newsletter-issues.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import type { SeededMail } from '../console/local-outbox.ts'
import { subscribersAt } from '../forms/newsletter.seed.ts'

interface Text {
  title: string
  preview: string
  paragraphs: readonly string[]
}

const html = (paragraphs: readonly string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('\n')

const issues: readonly (Text & { slug: string; at: string })[] = [
  {
    slug: 'three-new-courses-and-a-walk-around-hebbal-lake',
    title: 'Three new courses, and a walk around Hebbal lake',
    preview: 'Lake monitoring, rooftop solar and composting at home. The walk is on Saturday.',
    paragraphs: [
      'Three courses opened this month. All of them end with something you have measured, built or changed yourself.',
      'The walk around Hebbal lake starts at the weir at 7 am. Bring shoes that may get wet, and a bottle for a sample.',
    ],
    at: '2026-11-05T01:30:00Z',
  },
  {
    slug: 'what-the-monsoon-left-in-the-tanks',
    title: 'What the monsoon left in the tanks',
    preview: 'Levels from 40 tanks, and how to read yours.',
    paragraphs: [
      'Forty of you sent levels after the last rain. Two tanks in three stand higher than a year ago.',
      'If you want to measure yours before it falls, the first lesson of the lake course shows how. It is free.',
    ],
    at: '2026-10-06T01:30:00Z',
  },
]

const draft: Text & { at: string } = {
  title: 'Labs that look for a team in December',
  preview: '',
  paragraphs: ['Two challenge labs look for people who can count things and write them down.'],
  at: '2026-11-20T06:00:00Z',
}

const sent = issues.map(({ slug, title, preview, paragraphs, at: moment }) => {
  const at = Date.parse(moment)
  const content = paragraphs.join('\n\n')
  return {
    id: seededId('nli', at, slug),
    slug,
    title,
    preview,
    content,
    state: 'sent' as const,
    rendered: {
      sections: [{ kind: 'text' as const, html: html(paragraphs), title: '', about: '', note: '', path: '' }],
      text: content,
    },
    renderedVersion: 1,
    createdAt: at,
    savedAt: at,
    touchedAt: at,
    startedAt: at,
    finishedAt: at,
  }
})

const deliveries = sent.flatMap(({ id: issueId, rendered, startedAt: at, slug, title, preview }) =>
  subscribersAt(at).map((subscriber) => {
    const mailId = seededId('out', at, `${slug}/${subscriber.email}`)
    const times = { createdAt: at, dueAt: at, leasedAt: at + 1000, sentAt: at + 2000 }
    const { id: subscriberId, email: toAddress } = subscriber
    const mail: SeededMail = {
      row: { id: mailId, template: 'newsletter_issue', toAddress, details: {}, state: 'sent', attempts: 1, ...times },
      // A link that belongs to a reader is left out, because only the API can make it.
      values: {
        title,
        preview,
        slug,
        sections: JSON.stringify(rendered.sections),
        text: rendered.text,
        path: '/newsletter/subscription',
      },
    }
    return { mail, delivery: { issueId, subscriberId, mailId, state: 'sent' as const, queuedAt: at } }
  }),
)

export const mails = deliveries.map(({ mail }) => mail)

/**
 * Triggers count a delivery when its state changes. These rows are inserted as delivered, so the counts are set here.
 */
const countDeliveries = `UPDATE newsletter_issues SET (recipients_count, sent_count) =
  (SELECT count(*), count(*) FROM newsletter_deliveries WHERE issue_id = newsletter_issues.id)
  WHERE id IN (SELECT value FROM json_each(?))`

export function seed(db: LocalDatabase) {
  const { title, preview, paragraphs, at: moment } = draft
  const at = Date.parse(moment)
  const times = { createdAt: at, savedAt: at, touchedAt: at }
  const whole = { id: seededId('nli', at, title), title, preview, content: paragraphs.join('\n\n'), ...times }
  return [
    ...upsertRows(db, newsletterIssues, sent),
    ...upsertRows(db, newsletterIssues, [whole]),
    ...upsertRows(
      db,
      outbox,
      mails.map(({ row }) => row),
    ),
    ...upsertRows(
      db,
      newsletterDeliveries,
      deliveries.map(({ delivery }) => delivery),
    ),
    db.prepare(countDeliveries).bind(JSON.stringify(sent.map(({ id }) => id))),
  ]
}
