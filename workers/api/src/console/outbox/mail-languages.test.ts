import { env } from 'cloudflare:workers'
import { changeLanguage, getOwnAccount } from '@kere/contracts/accounts/account-settings'
import type { NotificationList } from '@kere/contracts/notifications/notifications'
import { beforeEach, describe, expect, it } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aMail } from '../../../test/factories.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { newId } from '../../base/new-id.ts'
import { aNotification } from '../../notifications/notifications.fixtures.ts'
import { sendDigests } from '../../notifications/send-digests.ts'
import { kindOfMail } from '../labels.ts'
import { leaseMail } from './lease-mail.ts'

let api: ReturnType<typeof startApi>
let learner: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  learner = await aUser('student')
})

const send = (method: string, path: string, body: unknown, { language = 'en', as = null as TestUser | null } = {}) =>
  api.call(path, {
    method,
    headers: {
      origin: 'https://kere.test',
      'content-type': 'application/json',
      'accept-language': language,
      ...(as && { cookie: as.cookie }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

/** Leases everything that waits, as the jobs worker does. */
async function deliver() {
  const { results } = await env.DB.prepare("SELECT id FROM outbox WHERE state = 'pending' ORDER BY id").all<{
    id: string
  }>()
  const context = {
    db: openDatabase(env.DB),
    at: api.clock.now,
    settings: { accessTokenSecret: secret },
    log: () => {},
  }
  const mails = await Promise.all(results.map(({ id }) => leaseMail(context, id)))
  return mails.filter((mail) => mail !== null)
}

const languagesOf = async () => (await deliver()).map(({ template, language }) => [template, language])

const choose = (language: string, as = learner) => api.ask(changeLanguage, { as, body: { language: language as 'kn' } })

const ananya = {
  role: 'student',
  firstName: 'Ananya',
  lastName: 'Rao',
  email: 'ananya@example.in',
  password: 'rain over lakes',
}

describe('the language of an account', () => {
  it('is that of the page on which it was registered', async () => {
    expect((await send('POST', '/api/auth/register', ananya, { language: 'kn' })).status).toBe(202)
    expect(await languagesOf()).toEqual([['verify_email', 'kn']])
  })

  it.each(['en', 'kn-IN,en;q=0.5', 'fr', ''])('is English where the request names %j', async (language) => {
    await send('POST', '/api/auth/register', ananya, { language })
    expect(await languagesOf()).toEqual([['verify_email', 'en']])
  })

  it('stays when somebody else registers with its address on a page in another one', async () => {
    await choose('hi')
    const { email } = (await api.ask(getOwnAccount, { as: learner })).body
    await send('POST', '/api/auth/register', { ...ananya, email }, { language: 'ta' })
    expect(await languagesOf()).toEqual([['account_exists', 'hi']])
  })

  it('is changed in the settings, also for a mail that waits', async () => {
    await aMail(learner, { template: 'welcome' })
    expect((await choose('ta')).status).toBe(204)
    expect((await api.ask(getOwnAccount, { as: learner })).body).toMatchObject({ language: 'ta' })
    expect(await languagesOf()).toEqual([['welcome', 'ta']])
    await choose('en')
    await aMail(learner, { template: 'welcome' })
    expect(await languagesOf()).toEqual([['welcome', 'en']])
  })

  it('is one that Kere has', async () => {
    expect((await choose('fr')).status).toBe(422)
    expect((await api.ask(getOwnAccount, { as: learner })).body).toMatchObject({ language: 'en' })
  })

  it('is nobody else’s', async () => {
    const other = await aUser('student')
    await choose('kn')
    await aMail(other, { template: 'welcome' })
    expect(await languagesOf()).toEqual([['welcome', 'en']])
  })
})

describe('a mail to somebody without an account', () => {
  it('to confirm the newsletter is in the language of the page, and of the later one if they ask again', async () => {
    const subscribe = (language: string) =>
      send('POST', '/api/newsletter-subscriptions', { email: 'meera@example.in', firstName: '' }, { language })
    await subscribe('kn')
    expect(await languagesOf()).toEqual([['newsletter_confirmation', 'kn']])
    api.clock.now += 2 * 24 * 60 * 60 * 1000
    await subscribe('hi')
    expect(await languagesOf()).toEqual([['newsletter_confirmation', 'hi']])
  })

  it('that answers a visitor’s message is in the language of the form, and the team’s is English', async () => {
    const admin = await aUser('admin')
    const message = { name: 'Zoya', email: 'zoya@example.in', subject: 'Lakes', message: 'Whose are they?' }
    const { body } = await send('POST', '/api/contact-messages', message, { language: 'ta' })
    expect(await languagesOf()).toEqual([['contact_message', 'en']])
    await send('POST', `/api/contact-messages/${body.id}/reply`, { text: 'Everybody’s.' }, { as: admin })
    api.clock.now += 60_000
    expect(await languagesOf()).toEqual([['contact_reply', 'ta']])
  })

  it('that answers a learner’s message is in the language of the account', async () => {
    const admin = await aUser('admin')
    await choose('hi')
    const message = { name: 'Zoya', email: 'zoya@example.in', subject: 'Lakes', message: 'Whose are they?' }
    const { body } = await send('POST', '/api/contact-messages', message, { language: 'ta', as: learner })
    await send(
      'POST',
      `/api/contact-messages/${body.id}/reply`,
      { text: 'Everybody’s.' },
      { as: admin, language: 'kn' },
    )
    api.clock.now += 60_000
    expect((await languagesOf()).find(([template]) => template === 'contact_reply')).toEqual(['contact_reply', 'hi'])
  })
})

describe('what is shown in the bell', () => {
  const titlesIn = async (language: string) => {
    const { body } = await send('GET', '/api/me/notifications', undefined, { language, as: learner })
    return (body as unknown as NotificationList).items.map(({ title, text }) => [title, text])
  }

  it('is in the language of the page; what somebody wrote stays as it is', async () => {
    await aNotification(learner.id, { details: { event: 'You are registered', eventId: 'evt_1' } })
    expect(await titlesIn('kn')).toEqual([['ನಿಮ್ಮ ನೋಂದಣಿಯಾಗಿದೆ', 'You are registered']])
    expect(await titlesIn('en')).toEqual([['You are registered', 'You are registered']])
    expect(await titlesIn('kn-IN')).toEqual([['You are registered', 'You are registered']])
  })

  it('keeps a name as it is, whatever stands in it', async () => {
    const details = { lab: 'Trace one drain', labId: 'lab_1', name: '{team} # {name}' }
    await aNotification(learner.id, { template: 'lab_team_joined', kind: 'lab_team', details })
    expect(await titlesIn('kn')).toEqual([['{team} # {name} ನಿಮ್ಮ ತಂಡ ಸೇರಿದ್ದಾರೆ', 'Trace one drain']])
    expect(await titlesIn('en')).toEqual([['{team} # {name} is in your team', 'Trace one drain']])
  })

  it('comes by the daily email in the language of the account', async () => {
    await choose('ta')
    await aNotification(learner.id, { digestSince: api.clock.now - 1, at: api.clock.now - 1 })
    const at = Date.parse('2026-11-16T08:01:00+05:30')
    api.clock.now = at
    await sendDigests({ db: openDatabase(env.DB), at, newId, queueMail: () => undefined, kindOfMail })
    const [mail] = await deliver()
    expect(mail).toMatchObject({ template: 'notification_digest', language: 'ta' })
    expect(mail?.values.told).toContain('நீங்கள் பதிவாகிவிட்டீர்கள்')
  })

  it('has its kinds in the language of the page', async () => {
    const { body } = await send('GET', '/api/me/notification-preferences', undefined, { language: 'hi', as: learner })
    const names = JSON.stringify(body)
    expect(names).toContain('साइन इन और सुरक्षा')
    expect(names).not.toContain('Sign-in and security')
  })
})

it('offers to turn off a kind of mail by its name in the language of the mail', async () => {
  await choose('kn')
  await aMail(learner, { template: 'event_registered', kind: 'event_places', details: { event: 'Dawn count' } })
  expect((await deliver())[0]?.turnOff?.name).toBe('ನಿಮ್ಮ ನೋಂದಣಿಗಳು ಮತ್ತು ಕಾಯುವ ಪಟ್ಟಿಗಳು')
})
