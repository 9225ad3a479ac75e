import type { Page } from '@playwright/test'
import type { Platform } from '../../scripts/platform.ts'
import { signIn } from '../../scripts/sign-in.ts'
import { startTemporaryPlatform } from '../../scripts/temporary-platform.ts'
import { languageOf, pagesOf, readers, visit, type Reader } from '../every-page.ts'
import { expect, openPage, test as journey } from '../journey.ts'
import { untilDrawn } from '../until-drawn.ts'

/** Every text that users can type gets its maximum length, as one word or as a link. */
const test = journey.extend<object, { platform: Platform }>({
  platform: [
    async ({}, use) => {
      const platform = await startTemporaryPlatform({ withoutFront: true })
      await writeLongTexts(platform)
      await untilDrawn(platform)
      await use(platform)
      await platform.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ platform }, use) => use(platform.origin),
})

test.describe.configure({ mode: 'default' })

const word = (length: number) => 'W'.repeat(length)
const link = (length: number) => `https://maps.example.org/${'w'.repeat(length - 25)}`
const list = (length: number, count: number) =>
  JSON.stringify(Array.from({ length: count }, (_, at) => `${at}${link(length - 1)}`))
const email = (column: string) =>
  `lower('${'w'.repeat(64)}@' || substr(${column}, -20) || '${'w'.repeat(60)}.example.org')`

const table = `<div tabindex="0" class="scroll" role="group" aria-label="Table"><table><thead><tr>${'<th>Catchment</th>'.repeat(6)}</tr></thead><tbody><tr>${'<td>groundwater</td>'.repeat(6)}</tr></tbody></table></div>`

const handIn = JSON.stringify({ kind: 'number', text: link(600), unit: word(20), min: '', max: '9'.repeat(24) })

const texts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  courses: {
    title: word(200),
    description: `${link(200)} ${link(4000)}`,
    course_url: link(2000),
    objectives: list(300, 20),
    requirements: list(300, 20),
    duration: word(40),
  },
  modules: { title: word(200), summary: link(600), duration: word(40) },
  lessons: { title: word(200) },
  lesson_contents: {
    html: `<h2>${word(200)}</h2><p>${link(2000)}</p><ul><li>${word(500)}</li></ul><p><code>${word(300)}</code></p>${table}`,
    bring: list(300, 3),
    checklist: list(300, 3),
    hand_in: handIn,
  },
  lesson_drafts: {
    body: `## ${word(200)}\n\n${link(2000)}`,
    bring: list(300, 3),
    checklist: list(300, 3),
    hand_in: handIn,
  },
  lesson_progress: { note: link(5000) },
  lesson_questions: { body: word(1000) },
  lesson_answers: { body: link(2000) },
  field_hand_ins: {
    note: link(1000),
    number: '9'.repeat(24),
    unit: word(20),
    file_text: word(200),
    reply: link(2000),
  },
  lesson_checks: { question: word(600), options: list(200, 4), unit: word(20) },
  course_messages: { subject: word(100), body: link(2000) },
  events: {
    title: word(200),
    description: `${link(200)}\n\n${word(4000)}`,
    external_url: link(2000),
    location: link(300),
    recording_url: link(2000),
    cancel_message: word(500),
  },
  event_messages: { subject: word(120), body: link(2000) },
  newsletter_issues: {
    title: word(120),
    preview: word(160),
    content: link(4000),
    rendered: JSON.stringify({
      sections: [
        { kind: 'text', html: `<h2>${word(120)}</h2><p>${link(2000)}</p>`, title: '', about: '', note: '', path: '' },
        { kind: 'course', html: '', title: word(200), about: word(200), note: '', path: '/courses' },
      ],
      text: word(200),
    }),
  },
  event_walk_ins: { name: word(80), sorted_name: 'w' },
  profiles: {
    first_name: word(80),
    last_name: word(80),
    bio: `${link(200)} ${word(700)}`,
    location: word(120),
    institute_name: word(120),
    designation: word(120),
    linkedin_url: `https://www.linkedin.com/in/${'w'.repeat(172)}`,
    luma_profile_url: `https://lu.ma/${'w'.repeat(186)}`,
    whatsapp_group_link: `https://chat.whatsapp.com/${'w'.repeat(174)}`,
    organization_affiliation: word(120),
    certifications: list(80, 10),
  },
  orders: {
    title: word(200),
    claimed_reference: word(40),
    payment_reference: word(40),
    cancel_reason: word(500),
    refund_request_reason: link(500),
    refund_decline_reason: link(500),
    refund_reference: word(40),
  },
  educator_applications: { reason: link(500) },
  reported_profiles: { message: link(500), reply: word(1000) },
  profile_reports: { text: link(1000) },
  suspensions: { reason: link(500) },
  contact_messages: { name: word(80), subject: word(120), message: link(4000), reply: link(4000) },
  feedback_submissions: { name: word(80), feedback_text: link(4000), reply: link(4000) },
  challenge_labs: {
    title: word(120),
    description: `${link(200)}\n\n${word(3000)}`,
    requested_for: word(240),
    needs: word(240),
    goals: JSON.stringify(Array.from({ length: 12 }, (_, at) => ({ id: `g${at}`, text: `${at}${link(159)}` }))),
    deliverables: list(160, 12),
    outcome: link(4000),
    outcome_html: `<p>${link(4000)}</p>`,
  },
  challenge_lab_participants: { external_link: link(500), note: word(500) },
  lab_teams: { title: word(60) },
  lab_updates: { body: link(4000), html: `<p>${link(4000)}</p>` },
  lab_links: { title: word(120), url: link(500) },
  lab_submissions: { body: word(4000), links: list(500, 5), feedback: word(500) },
  lab_submission_versions: { body: word(4000), links: list(500, 5), feedback: word(500) },
  lab_team_requests: { body: word(300) },
  mentorship_requests: {
    message: link(1000),
    rejection_reason: word(500),
    learner_feedback: word(500),
    mentor_feedback: word(500),
  },
  mentorship_goals: { title: word(200) },
  mentorship_sessions: { learner_note: link(2000), mentor_note: link(2000) },
  fellowship_interest: {
    name: word(80),
    organization: word(120),
    role: word(120),
    area_of_interest: word(120),
    motivation: link(1000),
    location: word(120),
    linkedin_url: `https://www.linkedin.com/in/${'w'.repeat(172)}`,
    reason: word(500),
  },
  fellowship_reviews: { note: word(500) },
  job_applications: {
    name: word(80),
    position: word(80),
    link: link(500),
    note: link(4000),
    resume_name: word(160),
    team_note: link(2000),
    answer: link(2000),
  },
  career_positions: {
    title: word(80),
    location: word(80),
    type: word(80),
    description: word(400),
    responsibilities: list(200, 10),
    requirements: list(200, 10),
    benefits: list(200, 10),
  },
  impact_entries: { title: word(120), description: link(2000), link: link(1000), confirmation: word(80) },
  impact_evidence: { text: word(200) },
  blog_posts: { title: word(120), excerpt: word(300), review_note: word(500), submission_note: word(500) },
  outbox: { last_error: word(500) },
  sessions: { user_agent: word(300) },
}

const addressed = {
  outbox: 'to_address',
  contact_messages: 'email',
  feedback_submissions: 'email',
  event_walk_ins: 'email',
  profile_reports: 'email',
}

const drafted = {
  course_drafts: ['title', 'description', 'courseUrl'],
  event_drafts: ['title', 'description', 'location'],
}

async function writeLongTexts({ miniflare }: Platform) {
  const db = await miniflare.getD1Database('DB', 'kere-api')
  // An empty column stays empty, because its emptiness has a meaning for other columns.
  for (const [name, columns] of Object.entries(texts)) {
    const kept = Object.keys(columns).map((column) => `${column} = CASE WHEN ${column} IS NULL THEN NULL ELSE ? END`)
    await db
      .prepare(`UPDATE ${name} SET ${kept.join()}`)
      .bind(...Object.values(columns))
      .run()
  }
  await db
    .prepare(
      `INSERT INTO impact_confirmations (id, entry_id, user_id, name, email, asked_at)
       SELECT 'cnf_' || id, id, user_id, ?, ${email('id')}, ? FROM impact_entries WHERE mark = 'own'`,
    )
    .bind(word(80), Date.now())
    .run()
  await db
    .prepare("UPDATE impact_entries SET mark = 'confirmed', confirmation = ? WHERE pinned_at = 1 AND mark = 'own'")
    .bind(word(80))
    .run()
  for (const [name, column] of Object.entries(addressed))
    await db.exec(`UPDATE ${name} SET ${column} = ${email('id')} WHERE ${column} IS NOT NULL`)
  await db.exec(
    `UPDATE users SET email = ${email('id')} WHERE email NOT IN ('learner@kere.test', 'educator@kere.test', 'admin@kere.test')`,
  )
  for (const [name, fields] of Object.entries(drafted))
    for (const field of fields)
      await db.prepare(`UPDATE ${name} SET details = json_set(details, '$.${field}', ?)`).bind(link(200)).run()
}

for (const reader of Object.keys(readers) as Reader[])
  test(`no text makes a page wider than a screen of 320 px: ${reader}`, async ({
    page,
    context,
    baseURL,
    browserConsole,
  }) => {
    test.setTimeout(300_000)
    browserConsole.allow(/status of 404/)
    if (reader !== 'visitor') await signIn(context, { origin: baseURL! }, reader)
    await page.setViewportSize({ width: 320, height: 640 })
    await openPage(page, '/')
    const wide: string[] = []
    // Texts that people write are the same in each language.
    const paths = (await pagesOf(reader, context.request)).filter((path) => languageOf(path) === 'en')
    for (const path of paths) {
      await visit(page, path)
      await expect(page.getByText('This part is unavailable')).toHaveCount(0)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      if (width !== 320) wide.push(`${path} is ${width} px wide: ${await findWide(page)}`)
    }
    expect(wide).toEqual([])
  })

/** Finds the innermost elements that are wider than the screen. */
const findWide = (page: Page) =>
  page.evaluate(() => {
    const isWide = (element: Element) => element.getBoundingClientRect().right > innerWidth + 1
    const isCut = (element: Element) =>
      element.closest('.overflow-x-auto, .overflow-hidden, .scroll, pre, table') !== null
    return Array.from(document.querySelectorAll('main *'))
      .filter((element) => isWide(element) && !isCut(element) && !Array.from(element.children).some(isWide))
      .map((element) => `${element.tagName} ${element.className} ${element.textContent.slice(0, 20)}`)
      .slice(0, 12)
      .join(', ')
  })
