import { monthFigureNames } from '@kere/contracts/orders/month-closing-options'
import { env } from 'cloudflare:workers'
import { anEvent, aRegistration } from './events.ts'
import { aSignedCertificate, aTemplate } from './certificates.ts'
import { aPost, aPostCategory, aPostVersion } from './posts.ts'
import { aCourseToLearn, aMail, anApplication, enroll } from './factories.ts'
import { aStoredFile } from './files.ts'
import { aLab, aLabFile, aLabLink, aMember, aSubmission, aTeam, aTeamRequest, anUpdate } from './labs.ts'
import { aJobApplication } from './careers.ts'
import { anImpactEvidence } from '../src/portfolio/impact-entries/entries.fixtures.ts'
import { aHandIn, aPhoto } from './field-tasks.ts'
import { anInterest, aStatement } from './fellowship.ts'
import { aCheck, aTry } from './lesson-checks.ts'
import { anAnswer, aQuestion } from './lesson-questions.ts'
import { aLink } from './links.ts'
import { aProfileReport, aReportedProfile } from './profile-reports.ts'
import { concat, aPng, textBytes } from './pictures.ts'
import { aPasskey } from './passkeys.ts'
import { aSecondFactor } from './second-factor.ts'
import { aUser, type TestUser } from './sessions.ts'

export const facts = {
  firstName: 'Zarinebai',
  lastName: 'Quttubuddin',
  phoneNumber: '+91 91234 00777',
  linkedinUrl: 'https://linkedin.com/in/zarinebai',
  whatsappGroupLink: 'https://chat.whatsapp.com/frogs-of-alappuzha',
  bio: 'Counts frogs at dusk.',
  location: 'Alappuzha, Kerala',
  dateOfBirth: '1984-07-13',
  instituteName: 'Vembanad Night College',
}

const written = {
  note: 'The bund leaks.',
  message: 'Sent while signed out.',
  feedback: 'Bigger letters, please.',
  refund: 'Too many frogs.',
  payment: 'ZARINE326112299',
  ticket: 'TICKET-OF-ZARINE',
  feed: 'the hash of a feed',
  token: 'Frogs to the ledger',
  browser: 'the-browser-of-zarine',
  toAttendees: 'The frogs are out early.',
  toLearners: 'The frogs wait at lesson two.',
  question: 'Where do frogs go in May?',
  learnerFeedback: 'The frog talk helped.',
  mentorFeedback: 'Asks about frogs well.',
  learnerNote: 'Wear boots to the frogs.',
  mentorNote: 'Show the frog map.',
  meeting: 'https://meet.example/frogs',
  approval: 'Has shown frogs to children for years.',
  labStatement: 'I know where frogs sleep.',
  labUpdate: 'Frogs at inlet nine.',
  teamRequest: 'My frogs would help.',
  impact: 'Counted 41 frogs in one night.',
  fellowship: 'I want to count frogs for six months.',
  statement: 'frogs-of-zarine.pdf',
  points: 'Knows no frogs.',
  report: 'Says that toads are frogs.',
  reportSignedOut: 'Says it again, of newts.',
  hidingReply: 'They are frogs after all.',
  job: 'I count frogs faster than anybody.',
  resume: 'zarine-who-counts.pdf',
  team: 'The squad of Zarinebai',
  handedIn: 'Forty frogs at the third sluice.',
  labLink: 'https://frogs.example.in/of-zarinebai',
  labFeedback: 'Count them at dusk as well.',
  certificate: 'Mended a bund where frogs live.',
  lessonQuestion: 'Do frogs mind the disc?',
  lessonAnswer: 'Frogs do not mind it.',
  checkTry: 'Where the frogs sit.',
  handIn: 'Frogs sat on the rope.',
  handInReply: 'Show the frogs too.',
}

const run = (sql: string, ...values: unknown[]) =>
  env.DB.prepare(sql)
    .bind(...values)
    .run()

export async function aPersonWhoUsedEverything(other: TestUser) {
  const person = await aUser('admin', {}, facts)
  const taken = await aCourseToLearn({ title: 'Read a lake' })
  const enrollment = await enroll(person.id, taken.id)
  const note = 'INSERT INTO lesson_progress (enrollment_id, lesson_id, note, updated_at) VALUES (?, ?, ?, 1)'
  await run(note, enrollment, taken.lessonIds[0], written.note)

  const cover = await aStoredFile(person)
  const taught = await aCourseToLearn({ title: 'Mend a bund', coverImage: cover.path })
  await run('UPDATE courses SET educator_id = ? WHERE id = ?', person.id, taught.id)
  await run("INSERT INTO course_drafts (course_id, details, outline, updated_at) VALUES (?, '{}', '[]', 1)", taught.id)
  const draft = "INSERT INTO lesson_drafts (lesson_id, course_id, body, updated_at) VALUES (?, ?, 'Dig.', 1)"
  await run(draft, taught.lessonIds[0], taught.id)
  const theirPlace = await enroll(other.id, taught.id)
  await run(note, theirPlace, taught.lessonIds[0], 'What another has written.')
  await aTemplate(taught.id, { words: written.certificate, signature: facts.lastName })
  await aSignedCertificate(person.id, { holderName: facts.lastName })

  const atLesson = { courseId: taken.id, lessonId: taken.lessonIds[0], educatorId: other.id }
  await aQuestion(atLesson, person.id, { body: written.lessonQuestion })
  await anAnswer(await aQuestion(atLesson, other.id), person.id, { body: written.lessonAnswer })
  await aTry(await aCheck(taken.lessonIds[0]), person.id, { answer: [written.checkTry] })
  await aTry(await aCheck(taught.lessonIds[0]), other.id, { answer: ['What another has answered.'] })
  const handedInFile = await aPhoto(person)
  await aHandIn({ ...atLesson, places: new Map([[person.id, enrollment]]) }, person.id, {
    note: written.handIn,
    fileId: handedInFile.id,
  })
  const asTeacher = { courseId: taught.id, lessonId: taught.lessonIds[0], educatorId: person.id }
  await aHandIn({ ...asTeacher, places: new Map([[other.id, theirPlace]]) }, other.id, {
    state: 'again',
    reply: written.handInReply,
    answeredBy: person.id,
    settledAt: 1,
  })
  await anAnswer(await aQuestion(asTeacher, other.id, { body: 'Another asks.' }), other.id, {
    body: 'Another answers.',
  })

  const face = concat(aPng(), textBytes(`The face of ${facts.firstName}`))
  const photo = await aStoredFile(person, { kind: 'avatar' }, face)
  await run('UPDATE profiles SET avatar_url = ? WHERE id = ?', photo.path, person.id)
  const unused = await aStoredFile(person, {}, face)

  await aMail(person, { kind: 'event_places' })
  const choice =
    "INSERT INTO notification_preferences (user_id, kind, choice, chosen_at) VALUES (?, 'posts', 'bell', 1)"
  await run(choice, person.id)
  await aMail(other, { toAddress: person.email, details: { kind: 'By the address alone' } })
  await aLink(person.id, 'reset_password')
  await anApplication(person)
  await anApplication(other, { status: 'rejected', decidedAt: 5, decidedBy: person.id, reason: 'Too little practice.' })
  const identity = "INSERT INTO user_identities (provider, subject, user_id, created_at) VALUES ('google', 'g1', ?, 1)"
  await run(identity, person.id)
  await aSecondFactor(person)
  await aPasskey(person, { name: `The phone of ${facts.firstName}` })
  await run(
    `INSERT INTO sign_in_tickets (id, user_id, password_digest, is_password_short, expires_at)
      VALUES ('sit_1', ?, 'a digest', 0, 1)`,
    person.id,
  )
  await run("INSERT INTO known_devices (user_id, device_hash, first_seen_at) VALUES (?, 'a device hash', 1)", person.id)
  const guardian = 'INSERT INTO guardians (child_id, email, link_key, linked_at, asked_at) VALUES (?1, ?2, ?1, 1, 1)'
  await run(guardian, person.id, 'mother@example.kere.test')
  await run(guardian, other.id, person.email)
  const asksFor = `INSERT INTO privacy_requests (id, user_id, kind, filer, state, text, nominee_name, nominee_email, submitted_at, closed_at, reply, replied_at, replied_by)
    VALUES (?, ?, 'nomination', 'self', 'done', ?, ?, ?, 1, 2, 'It is noted.', 2, ?)`
  await run(asksFor, 'prq_1', person.id, written.message, 'A sister', 'sister@example.kere.test', null)
  await run(asksFor, 'prq_2', other.id, null, facts.firstName, person.email, null)
  await run(asksFor, 'prq_3', other.id, null, 'A brother', 'brother@example.kere.test', person.id)
  const breach = `INSERT INTO breaches (id, is_drill, tables, from_at, to_at, nature, consequences, measures, advice, created_at, opened_by)
    VALUES (?, 0, '[]', 1, 2, 'A copy was public.', 'Somebody may write.', 'It is deleted.', 'Do not answer.', 3, ?)`
  await run(breach, 'brc_1', other.id)
  await run(breach, 'brc_2', person.id)
  const concerned = `INSERT INTO breach_people (id, breach_id, user_id, email, first_name, what, found_at)
    VALUES (?, 'brc_1', ?, ?, ?, 'Your orders', 4)`
  await run(concerned, 'brp_1', person.id, 'an.old@example.kere.test', facts.firstName)
  await run(concerned, 'brp_2', null, person.email, null)
  const denial = "INSERT INTO user_denials (user_id, operation, day, count) VALUES (?, 'listUsers', '2026-11-01', 2)"
  await run(denial, person.id)
  const answer = `INSERT INTO idempotency_keys (caller, key, request_hash, status, content_type, body, created_at)
    VALUES (?, 'a-key-of-somebody', 'a request hash', 200, 'application/json', ?, 1)`
  await run(answer, person.id, JSON.stringify({ href: 'a link', sections: facts }))
  await run('INSERT INTO deletion_requests (user_id, requested_at, due_at) VALUES (?, 1, 2)', person.id)

  const order = `INSERT INTO orders (id, reference, buyer_id, item_kind, item_id, title, amount, last_change, placed_at, payable_until, claimed_reference, claimed_at, refund_request_reason, decided_by)
    VALUES (?, ?, ?, 'course', 'crs_1', 'Reading a lake', 500, 'chg_1', 1, 2, ?, ?, ?, ?)`
  await run(order, 'ord_1', 'K-0001', person.id, written.payment, 1, written.refund, null)
  await run(order, 'ord_2', 'K-0002', other.id, null, null, null, person.id)
  const invoice = `INSERT INTO invoices (id, kind, year, number, order_id, buyer_id, issued_at, seller, seller_gstin, seller_place, place_of_supply, item, sac, rate, total, cgst, sgst, igst)
    VALUES ('inv_1', 'invoice', '25-26', 1, 'ord_1', ?, 1, 'Kere', '29AAAAA0000A1ZY', 'Bengaluru', '29', 'Reading a lake', '999293', 18, 50000, 3814, 3814, 0)`
  await run(invoice, person.id)
  await run("INSERT INTO due_invoices (order_id) VALUES ('ord_1')")
  await run(`INSERT INTO gateway_payments (id, order_id, link_id, page_url, amount, last_change, created_at, expires_at)
    VALUES ('gwp_1', 'ord_1', 'plink_1', 'https://pay.example/1', 50000, 'gwp_1', 1, 2)`)
  await run("INSERT INTO invoice_details (order_id, buyer_id, state) VALUES ('ord_1', ?, '29')", person.id)
  await run(
    `INSERT INTO difference_reasons (month, kind, difference, amount, reason, written_by)
    VALUES ('2019-10', 'credit_without_order', 'lin_1', 1, 'Interest.', ?)`,
    person.id,
  )
  await run(
    "INSERT INTO statement_lines (id, kind, day, amount, reference) VALUES ('lin_1', 'credit', '2019-10-01', 1, 'N1')",
  )
  await run("INSERT INTO statement_readings (month, read_at) VALUES ('2019-10', 1)")
  const closing = `INSERT INTO month_closings (id, month, closed_at, closed_by, figures, reopened_at, reopened_by)
    VALUES (?, '2026-08', 1, ?, ?, 2, ?)`
  const none = JSON.stringify(Object.fromEntries(monthFigureNames.map((name) => [name, 0])))
  await run(closing, 'mcl_1', person.id, none, other.id)
  await run(closing, 'mcl_2', other.id, none, person.id)
  await run('INSERT INTO free_place_pools (id, size) VALUES (?, 5)', taught.id)
  const free = `INSERT INTO free_places (id, course_id, learner_id, given_by, price, enrollment_id, last_change, given_at)
    VALUES (?, ?, ?, ?, 500, 'enr_1', 'chg_1', 1)`
  await run(free, 'frp_1', taught.id, person.id, other.id)
  await run(free, 'frp_2', taught.id, other.id, person.id)
  const ended = 'INSERT INTO ended_places (enrollment_id, student_id, place, ended_at) VALUES (?, ?, ?, 1)'
  await run(ended, 'enr_1', person.id, JSON.stringify({ student_id: person.id, note: written.note }))

  const [hosted, visited] = [await anEvent(person.id), await anEvent(other.id)]
  const eventDraft = "INSERT INTO event_drafts (event_id, details, updated_at) VALUES (?, '{}', 1)"
  await run(eventDraft, hosted.id)
  await aRegistration(person.id, visited.id, { ticketCode: written.ticket })
  await aRegistration(other.id, hosted.id, { checkedInAt: 2, checkedInBy: person.id })
  const category = await aPostCategory('Lakes')
  const post = await aPost(person.id, { isPublished: true, details: { categories: [category.id] } })
  await aPostVersion(post.id, 1)
  await run(
    "INSERT INTO blog_post_pictures (post_id, picture_image, added_at) VALUES (?, '/media/post-pictures/a', 1)",
    post.id,
  )
  const walkIn = `INSERT INTO event_walk_ins (id, event_id, name, email, sorted_name, checked_in_at, checked_in_by)
    VALUES (?, ?, ?, ?, lower(?), 1, ?)`
  await run(walkIn, 'wlk_1', visited.id, facts.firstName, person.email, facts.firstName, other.id)
  await run(walkIn, 'wlk_2', hosted.id, 'Other', null, 'Other', person.id)
  const toLearners = `INSERT INTO course_messages (id, course_id, author_id, subject, body, active_from, active_before, sent_at)
    VALUES ('msg_learners', ?, ?, 'Frogs', ?, 0, 1, 1)`
  await run(toLearners, taught.id, person.id, written.toLearners)
  const toAttendees = `INSERT INTO event_messages (id, event_id, author_id, subject, body, audience, takes_replies, sent_at)
    VALUES ('msg_a', ?, ?, 'Bring boots', ?, 'everyone', 1, 1)`
  await run(toAttendees, hosted.id, person.id, written.toAttendees)
  const mailing = "INSERT INTO event_mailings (change, event_id, manager_id, at) VALUES ('chg_1', ?, ?, 1)"
  await run(mailing, hosted.id, person.id)
  const token = `INSERT INTO api_tokens (id, name, prefix, token_hash, scopes, maker_id, created_at, ends_at)
    VALUES ('tok_1', ?, 'kere_test_FR0GS111', 'the hash of a token', '[]', ?, 1, 2)`
  await run(token, written.token, person.id)
  const feed = 'INSERT INTO calendar_feeds (user_id, secret_hash, created_at, read_at) VALUES (?, ?, 1, 2)'
  await run(feed, person.id, written.feed)

  const request = `INSERT INTO mentorship_requests (id, student_id, mentor_id, area, level, purpose, message, status, rejection_reason, learner_feedback, mentor_feedback, last_change, created_at, updated_at)
    VALUES (?, ?, ?, 'conservation', 'beginner', 'learning', ?, 'completed', NULL, ?, ?, 'chg_1', 1, 1)`
  await run(request, 'mrq_1', person.id, other.id, written.question, written.learnerFeedback, 'Another wrote this.')
  await run(request, 'mrq_2', other.id, person.id, 'How many frogs?', 'Another wrote this.', written.mentorFeedback)
  await run("UPDATE mentorship_requests SET wished_mentor_id = ? WHERE id = 'mrq_2'", person.id)
  const step = `INSERT INTO mentorship_steps (id, request_id, kind, at, actor_id, mentor_id) VALUES (?, ?, ?, 1, ?, ?)`
  await run(step, 'mst_1', 'mrq_1', 'sent', person.id, other.id)
  await run(step, 'mst_2', 'mrq_2', 'accepted', person.id, person.id)
  await run(
    'INSERT INTO mentor_settings (mentor_id, capacity, meeting_url, updated_at) VALUES (?, 2, ?, 1)',
    person.id,
    written.meeting,
  )
  const ofMinors =
    'INSERT INTO minor_mentors (id, is_approved, reason, reason_before, decided_at, decided_by) VALUES (?, 1, ?, ?, 1, ?)'
  await run(ofMinors, person.id, written.approval, written.approval, other.id)
  await run(ofMinors, other.id, 'Another is known to us.', null, person.id)
  const session = `INSERT INTO mentorship_sessions (id, request_id, student_id, mentor_id, state, starts_at, ends_at, learner_note, mentor_note, last_change, created_at, updated_at)
    VALUES (?, ?, ?, ?, 'happened', ?, 3, ?, ?, 'chg_1', 1, 1)`
  await run(session, 'mss_1', 'mrq_1', person.id, other.id, 2, written.learnerNote, 'Another noted this.')
  await run(session, 'mss_2', 'mrq_2', other.id, person.id, 3, 'Another noted this.', written.mentorNote)
  const goal =
    "INSERT INTO mentorship_goals (id, request_id, student_id, title, created_at) VALUES ('mgl_1', 'mrq_1', ?, 'Count', 1)"
  await run(goal, person.id)
  const [led, joined] = [await aLab(person.id), await aLab(other.id)]
  const team = await aTeam(joined.id, written.team)
  const otherTeam = await aTeam(led.id)
  await aMember(joined.id, person.id, { statement: written.labStatement, teamId: team })
  await aMember(led.id, other.id, { decidedBy: person.id, teamId: otherTeam })
  await run('UPDATE lab_teams SET created_by = ? WHERE id = ?', person.id, team)
  await anUpdate(joined.id, person.id, { body: written.labUpdate, html: `<p>${written.labUpdate}</p>` })
  await aTeamRequest(await aTeam(joined.id), person.id, written.teamRequest)
  const link = await aLabLink(joined.id, person.id)
  await run('UPDATE lab_links SET url = ? WHERE id = ?', written.labLink, link)
  const labFile = await aLabFile(person)
  const submission = await aSubmission(joined.id, team, person.id, { fileId: labFile.id })
  await run('UPDATE lab_submissions SET body = ? WHERE id = ?', written.handedIn, submission)
  const answered = await aSubmission(led.id, otherTeam, other.id)
  const feedbackOfTheirs = 'UPDATE lab_submissions SET feedback = ?, feedback_by = ?, feedback_at = 1 WHERE id = ?'
  await run(feedbackOfTheirs, written.labFeedback, person.id, answered)
  await run(
    `INSERT INTO lab_submission_versions (id, submission_id, body, links, submitted_by, submitted_at, feedback, feedback_by, feedback_at)
      VALUES ('lsv_1', ?, ?, '[]', ?, 1, NULL, NULL, NULL), ('lsv_2', ?, 'Theirs.', '[]', ?, 1, ?, ?, 1)`,
    submission,
    written.handedIn,
    person.id,
    answered,
    other.id,
    written.labFeedback,
    person.id,
  )
  for (const [kind, aboutId, details] of [
    ['mentorship_asked', person.id, { learnerName: facts.firstName }],
    ['lab_handed_in', team, { team: written.team }],
    ['lab_feedback', person.id, { feedback: written.labFeedback }],
    ['impact_confirmations', 'cnf_3', { name: facts.firstName }],
  ] as const)
    await aMail(other, { kind, aboutId, details })
  // A notification outlives an email that its reader does not want.
  await run('UPDATE notifications SET mail_id = NULL WHERE about_id = ?', team)
  const checked = "INSERT INTO lab_goal_checks (team_id, goal, done_by, done_at) VALUES (?, 'Walk', ?, 1)"
  await run(checked, team, person.id)
  await run('INSERT INTO lab_sights (lab_id, user_id, seen_until, is_guide) VALUES (?, ?, 1, 1)', led.id, person.id)
  const statement = await aStatement(person)
  const interest = { name: facts.firstName, phoneNumber: facts.phoneNumber, motivation: written.fellowship }
  const applied = await anInterest(person, { ...interest, statementId: statement.id, statementName: written.statement })
  const reviewed = await anInterest(other, { status: 'rejected', decidedAt: 5, decidedBy: person.id })
  const job = { name: facts.firstName, note: written.job, resumeName: written.resume }
  await aJobApplication({ ...job, userId: person.id, email: person.email })
  await aJobApplication({ ...job, email: person.email })
  await aJobApplication({ answer: 'Not this time.', answeredAt: 1, answeredBy: person.id })
  const fellowshipDraft =
    'INSERT INTO fellowship_drafts (user_id, details, statement_name, version, saved_at) VALUES (?, ?, ?, 1, 1)'
  await run(fellowshipDraft, person.id, JSON.stringify({ motivation: written.fellowship }), written.statement)
  const points = 'INSERT INTO fellowship_reviews (application_id, reviewer_id, note, updated_at) VALUES (?, ?, ?, 1)'
  await run(points, reviewed, person.id, written.points)
  await run(points, applied, other.id, written.fellowship)

  const entry = `INSERT INTO impact_entries (id, user_id, title, category, description, date_completed, link, is_public, outcomes, created_at, updated_at)
    VALUES ('imp_1', ?, 'Frogs', 'action_project', ?, '2026-10-18', 'https://frogs.example.in', 1, '{"hours":150}', 1, 1)`
  await run(entry, person.id, written.impact)
  await anImpactEvidence(person, 'imp_1')
  const asked = `INSERT INTO impact_confirmations (id, entry_id, user_id, name, email, asked_at)
    VALUES (?, 'imp_1', ?, 'Lake group', ?, 1)`
  await run(asked, 'cnf_1', person.id, 'lake@example.kere.test')
  await run(entry.replace('imp_1', 'imp_2'), other.id, 'Toads.')
  await run(asked.replace('imp_1', 'imp_2'), 'cnf_2', other.id, person.email)
  await run(entry.replace('imp_1', 'imp_3'), other.id, 'Newts.')
  await run(asked.replace('imp_1', 'imp_3'), 'cnf_3', other.id, person.email)
  await run("UPDATE impact_confirmations SET state = 'confirmed', answered_at = 2 WHERE id = 'cnf_3'")
  await run("UPDATE impact_entries SET mark = 'confirmed', confirmation = ? WHERE id = 'imp_3'", facts.firstName)
  await run("INSERT INTO impact_pages (user_id, handle, is_public, updated_at) VALUES (?, 'frogs', 1, 1)", person.id)
  await run("INSERT INTO impact_handles (digest, user_id, chosen_at) VALUES ('d1', ?, 1)", person.id)
  const suspension = 'INSERT INTO suspensions (user_id, suspended_at, suspended_by, reason) VALUES (?, 1, ?, ?)'
  await run(suspension, person.id, other.id, 'Sent the same message to many.')
  await run(suspension, other.id, person.id, 'Sold exam answers.')
  const message = `INSERT INTO contact_messages (id, user_id, name, email, subject, message, status, submitted_at, reply, replied_at, replied_by)
    VALUES (?, ?, ?, ?, 'Hello', ?, ?, 1, ?, ?, ?)`
  await run(message, 'msg_1', null, facts.firstName, person.email, written.message, 'new', null, null, null)
  await run(
    message,
    'msg_3',
    person.id,
    facts.firstName,
    'at.work@example.kere.test',
    'Hello?',
    'new',
    null,
    null,
    null,
  )
  const elsewhere = 'somebody.else@example.kere.test'
  const text = 'The secret of another.'
  await run(message, 'msg_2', other.id, 'Other', elsewhere, text, 'answered', 'We will look.', 2, person.id)
  const feedback = `INSERT INTO feedback_submissions (id, user_id, name, email, role, feedback_text, contact_requested, submitted_at, reply, replied_at, replied_by)
    VALUES (?, ?, ?, ?, 'learner', ?, 1, 1, ?, ?, ?)`
  await run(feedback, 'fbk_1', person.id, facts.firstName, person.email, written.feedback, null, null, null)
  await run(feedback, 'fbk_2', other.id, 'Other', elsewhere, text, 'Thank you.', 2, person.id)
  const subscriber = `INSERT INTO newsletter_subscribers (id, email, first_name, topics, subscribed_at, asked_at)
    VALUES (?, ?, ?, '[]', 1, 1)`
  await run(subscriber, 'nls_1', person.email, facts.firstName)
  await run(subscriber, 'nls_2', elsewhere, 'Other')
  const issue = `INSERT INTO newsletter_issues (id, title, content, author_id, created_at, saved_at, touched_at)
    VALUES (?, 'The lakes are full', ?, ?, 1, 1, 1)`
  await run(issue, 'nli_1', 'Read on.', person.id)
  await run(issue, 'nli_2', 'Another wrote this.', other.id)
  const delivery =
    "INSERT INTO newsletter_deliveries (issue_id, subscriber_id, mail_id, state, queued_at) VALUES (?, ?, ?, 'sent', 1)"
  await run(delivery, 'nli_2', 'nls_1', 'out_nli_2_1')
  await run(delivery, 'nli_2', 'nls_2', 'out_nli_2_2')
  const response = `INSERT INTO learning_path_responses (id, session_id, user_id, user_type, interests, learning_style, name, email, items, submitted_at)
    VALUES (?, ?, ?, 'college_student', 'smart_cities', 'events', ?, ?, '[]', 1)`
  await run(response, 'lpr_1', written.browser, person.id, facts.firstName, 'at.work@example.kere.test')
  await run(response, 'lpr_2', written.browser, null, facts.firstName, person.email)
  await run(response, 'lpr_3', 'a-browser-of-another', other.id, 'Other', elsewhere)
  await run(
    "INSERT INTO learning_path_interests (response_id, interest, submitted_at) VALUES ('lpr_1', 'smart_cities', 1)",
  )
  const kept = 'INSERT INTO kept_learning_paths (user_id, response_id, kept_at) VALUES (?, ?, 1)'
  await run(kept, person.id, 'lpr_1')
  await run(kept, other.id, 'lpr_3')
  const log = `INSERT INTO audit_log (id, at, actor_id, actor_role, action, outcome, subject_type, subject_id, detail)
    VALUES (?, 1, ?, 'admin', 'role.changed', 'succeeded', 'user', ?, '{}')`
  await run(log, 'aud_1', other.id, person.id)
  await run(log, 'aud_2', other.id, other.id)
  await run(log, 'aud_3', person.id, other.id)

  // This row is inserted by hand, because the triggers never list an admin.
  await run(`INSERT INTO listed_people (user_id, kind, sort_name) VALUES (?, 'learner', 'zarinebai')`, person.id)

  const reported = await aReportedProfile(other.id, { decidedBy: person.id, decidedAt: 2 })
  await aProfileReport(reported, { reporterId: person.id, text: written.report })
  await aProfileReport(reported, { email: person.email, text: written.reportSignedOut })
  await aReportedProfile(person.id, {
    status: 'replied',
    message: 'No frogs.',
    reply: written.hidingReply,
    repliedAt: 3,
  })

  const block = 'INSERT INTO profile_blocks (blocker_id, blocked_id, created_at) VALUES (?, ?, 1)'
  await run(block, person.id, other.id)
  await run(block, other.id, person.id)

  const { id, email } = person
  const traces = [
    id,
    email,
    ...Object.values(facts),
    ...Object.values(written),
    photo.objectKey,
    unused.objectKey,
    statement.objectKey,
    labFile.objectKey,
    handedInFile.objectKey,
  ]
  return { person, taught, cover, photo, unused, traces }
}
