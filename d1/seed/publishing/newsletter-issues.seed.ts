import { cutText } from '@kere/contracts/text/cut-text'
import { renderIssueText } from '@kere/markdown/render-issue'
import type { LocalDatabase } from '../../local-database.ts'
import { outbox } from '../../schema/console/outbox.ts'
import { newsletterDeliveries, newsletterIssues } from '../../schema/publishing/newsletter-issues.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { upsertRows } from '../base/insert-rows.ts'
import { seededId } from '../base/seeded-random.ts'
import type { SeededMail } from '../console/local-outbox.ts'
import { seededCourses } from '../courses/local-courses.ts'
import { subscribersAt } from '../forms/newsletter.seed.ts'

interface Text {
  title: string
  preview: string
  /** Markdown, and courses that are shown as cards between. */
  parts: readonly (string | { course: string })[]
}

const issues: readonly (Text & { slug: string; at: string })[] = [
  {
    slug: 'three-new-courses-and-a-walk-around-hebbal-lake',
    title: 'Three new courses, and a walk around Hebbal lake',
    preview: 'Reading a lake, rooftop solar and composting at home. The walk is on Saturday.',
    parts: [
      `Three courses opened this month. All of them end with something you have measured, built or changed yourself, and each takes about three hours a week.

## Begin at the water

You need a steel plate, black paint and four metres of string. With these you measure how deep light reaches into a lake, once a week, from the same step.`,
      { course: 'Reading a lake: field methods for urban water' },
      `## A walk on Saturday

We start at the weir of Hebbal lake at 7 am and walk the whole bund, about three kilometres. Bring shoes that may get wet, and a bottle for a sample. Children come with an adult.

This is what last year’s walkers saw from the weir, in ten minutes each time:

\`\`\`figure
kind: bars
title: Birds seen from the weir in ten minutes
unit: birds
Month | Birds
Jul | 14
Aug | 19
Sep | 31
Oct | 52
Nov | 78
\`\`\`

The winter visitors arrive in November, so this Saturday is a good day to begin a list of your own.

| Time | Where | What we do |
| --- | --- | --- |
| 7.00 am | Weir | Ten minutes of counting, in pairs |
| 7.30 am | North bund | Depth of light with the plate, three readings |
| 8.30 am | Inlet | Smell, colour, a sample in a clean bottle |
| 9.15 am | Weir | Tea, and your numbers on one sheet |

If it rains hard at 6 am we walk on the next Saturday. You need not register.

## Three numbers worth knowing

- A plate that you lose sight of at 40 cm says that the water is green or muddy. At 1 m plants can grow on the bottom of most of our tanks.
- At 25 °C clean water holds about 8 mg of oxygen in a litre. Below 3 most fish come up to gasp, usually before sunrise.
- One rainy day of 50 mm on one square kilometre of streets brings 50,000 cubic metres of water, and everything that lay on them.

## A question from last month

“My two pH strips differ by a whole unit. Which one do I write down?” Both, with the time between them. If the second is lower, wait for the strip to dry: most of them are read too early.

Write to us when you have measured something. We read every letter.`,
    ],
    at: '2026-11-05T01:30:00Z',
  },
  {
    slug: 'what-the-monsoon-left-in-the-tanks',
    title: 'What the monsoon left in the tanks',
    preview: 'Levels from 40 tanks, and how to read yours.',
    parts: [
      `Forty of you sent levels after the last rain. Two tanks in three stand higher than a year ago.

\`\`\`figure
kind: bars
title: How full 40 tanks were at the end of September
unit: tanks
Share of the full depth | 2025 | 2026
Under a quarter | 9 | 4
A quarter to a half | 14 | 9
A half to three quarters | 11 | 15
More | 6 | 12
\`\`\`

The tanks that fell have one thing in common: the channel that feeds them was cut by a road or filled with waste. A tank is as good as its channel.

## Measure yours before it falls

1. Choose a step or a stone that stays where it is.
2. Measure from its top edge down to the water, to the nearest centimetre.
3. Write the date, the time and whether it rained in the last two days.

Do it on the same weekday. Five numbers already make a line.

## What a fall of one centimetre means

In dry weather an open tank loses 5 to 7 mm a day to the sun. Five weeks of that are about 20 cm. If yours fell by 35 cm, the other 15 went somewhere: into the ground, to a pump or through the sluice. Look at the sluice first, because it can be mended in an afternoon.

| Fall in five weeks without rain | Likely cause |
| --- | --- |
| 15 to 25 cm | Evaporation |
| 25 to 45 cm | Seepage too, which fills the wells below |
| More than 45 cm | A leak, or pumps that somebody can name |

Write down who pumps and on which days. In two tanks the numbers fell only on weekdays, and the owner of the pump had not known that anybody looked.`,
      { course: 'Groundwater: reading your own borewell' },
      `## What we do with your numbers

They go into one open table with the place and the day, without your name. Next month we compare them with the wells nearby. Eleven readers have promised the level of their own well on the first Sunday. If you have an open well within 500 metres of a tank, please join them: lower a tape with a weight before anybody pumps, and write the depth from the parapet.`,
    ],
    at: '2026-10-06T01:30:00Z',
  },
]

const draft: Text & { at: string } = {
  title: 'Labs that look for a team in December',
  preview: 'A canteen to weigh and a kilometre to shade: teams can join until January.',
  parts: [
    `Two challenge labs look for people who can count things and write them down. Both begin in January, and neither asks for a degree.

## A canteen without waste

A team weighs what comes back on the plates of one canteen for ten days, changes one thing and weighs again for ten days. You need a kitchen scale and a cook who says yes. Teams of up to five can join until 9 January.

## One kilometre of shade

A team walks one kilometre at noon on three days, measures every 20 metres and says where twelve trees should go. Bring a thermometer or borrow one of ours for a week. Teams can join until 19 January.

\`\`\`figure
kind: bars
title: Hours that one member gave to a lab last year
unit: hours
Part | Hours
Reading and planning | 5
Measuring | 14
Drawing and writing | 9
Meeting the client | 3
\`\`\`

Thirty-one hours over ten weeks are about three a week, most of them out of doors.

## What a good team looks like

| Role | Does | Need not |
| --- | --- | --- |
| Counts | Reads the scale or the thermometer | Talk |
| Writes | Fills in the sheet, in pencil | Know the subject |
| Asks | Speaks with the cook or the ward office | Measure |
| Draws | Turns the sheet into one page | Be there every day |

One person can take two roles. The most common mistake is a team of five who all want to draw.

## Before you sign up

Choose your canteen or your street first and ask there. A team that comes with a place begins in the first week; one without spends three weeks looking for it. If you have a place and no team, write to us: we bring you together with others in your city.

## How it ends

Each lab hands over one page to somebody who can act on it, with the numbers and what the team could not see. Six months later we ask what was done about it and tell you here, also where nothing was done.`,
  ],
  at: '2026-11-20T06:00:00Z',
}

const teachers = new Map(seededPeople().map(({ key, user }) => [key, user.id]))
const courses = new Map(seededCourses(teachers).map(({ course }) => [course.title, course]))

function courseNamed(title: string) {
  const course = courses.get(title)
  if (!course) throw new Error(`The issue shows the course "${title}", which is not among the courses`)
  return course
}

const contentOf = ({ parts }: Text) =>
  parts.map((part) => (typeof part === 'string' ? part : `[[course:${courseNamed(part.course).id}]]`)).join('\n\n')

function render(parts: Text['parts']) {
  const rendered = parts.map((part) => {
    if (typeof part === 'string') {
      const { html, text } = renderIssueText(part)
      return { section: { kind: 'text' as const, html, title: '', about: '', note: '', path: '' }, text }
    }
    const { id, title, description } = courseNamed(part.course)
    const [about, path] = [cutText(description ?? '', 200), `/courses/${id}`]
    return {
      section: { kind: 'course' as const, html: '', title, about, note: '', path },
      text: [title, about, path].join('\n'),
    }
  })
  return { sections: rendered.map(({ section }) => section), text: rendered.map(({ text }) => text).join('\n\n') }
}

const sent = issues.map((issue) => {
  const { slug, title, preview } = issue
  const at = Date.parse(issue.at)
  return {
    id: seededId('nli', at, slug),
    slug,
    title,
    preview,
    content: contentOf(issue),
    state: 'sent' as const,
    rendered: render(issue.parts),
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
  const { title, preview, at: moment } = draft
  const at = Date.parse(moment)
  const times = { createdAt: at, savedAt: at, touchedAt: at }
  const whole = { id: seededId('nli', at, title), title, preview, content: contentOf(draft), ...times }
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
