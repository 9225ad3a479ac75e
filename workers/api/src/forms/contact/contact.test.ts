import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { startApi } from '../../../test/call-api.ts'
import { failingDatabase } from '../../../test/failing-database.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aUser, secret, type TestUser } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { leaseMail } from '../../console/outbox/lease-mail.ts'

type Api = ReturnType<typeof startApi>

const hourMs = 60 * 60 * 1000
const aMessage = { name: 'Zoya Khan', email: 'zoya@example.kere.test', subject: 'A tank', message: 'Who mends it?' }

const rowsOf = async <Row = Record<string, unknown>>(sql: string) => (await env.DB.prepare(sql).all<Row>()).results

let api: Api
let admin: TestUser

beforeEach(async () => {
  await emptyDatabase()
  api = startApi()
  admin = await aUser('admin')
})

const write = (body: unknown, headers: Record<string, string> = {}, { call }: Api = api) =>
  call('/api/contact-messages', {
    method: 'POST',
    headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })

const asAdmin = (method: string, path: string, body?: unknown) =>
  api.call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: admin.cookie, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

const list = async (search = '') => (await asAdmin('GET', `/api/contact-messages${search}`)).body

async function leaseAll() {
  const context = {
    get at() {
      return api.clock.now
    },
    db: openDatabase(env.DB),
    settings: { accessTokenSecret: secret },
    log: () => {},
  }
  const due = await rowsOf<{ id: string }>("SELECT id FROM outbox WHERE state = 'pending' ORDER BY id")
  const leased = await Promise.all(due.map(({ id }) => leaseMail(context, id)))
  return leased.flatMap((mail) => {
    if (!mail) return []
    const { id: _, leasedAt: __, ...rest } = mail
    return [rest]
  })
}

describe('writing to us', () => {
  it('[S-528] [U-10] [W-33] stores the message and tells the team in one batch', async () => {
    const { status, body } = await write(aMessage)
    expect([status, body]).toEqual([200, { ok: true, id: expect.stringMatching(/^msg_/) as string }])
    expect(await rowsOf('SELECT id, user_id, name, email, subject, message, status FROM contact_messages')).toEqual([
      { id: body.id, user_id: null, ...aMessage, status: 'new' },
    ])
    const outbox = await rowsOf<{ id: string }>('SELECT id, template, to_address, details FROM outbox')
    expect(outbox).toMatchObject([{ template: 'contact_message', to_address: 'hello@kere.example', details: '{}' }])
    expect(api.queued).toEqual(outbox.map(({ id }) => id))
  })

  it('tells the team who wrote what in its email, which keeps no copy of it', async () => {
    const { body } = await write(aMessage)
    expect(await leaseAll()).toEqual([
      {
        template: 'contact_message',
        language: 'en',
        to: 'hello@kere.example',
        replyTo: aMessage.email,
        values: { ...aMessage, path: `/dashboard/contact-messages?message=${body.id}` },
      },
    ])
    expect(JSON.stringify(await rowsOf('SELECT * FROM outbox'))).not.toMatch(/Zoya|tank|mends/)
  })

  it('tells the team nothing of a message that was deleted before its email left', async () => {
    await write(aMessage)
    await env.DB.prepare('DELETE FROM contact_messages').run()
    expect(await leaseAll()).toEqual([])
    expect(await rowsOf('SELECT state, last_error FROM outbox')).toEqual([
      { state: 'dead', last_error: 'What it tells of was deleted before it could be sent' },
    ])
  })

  it('tells the team of ten messages an hour one by one, and of all further ones in one email', async () => {
    const send = (index: number) =>
      write(
        { ...aMessage, name: `Zoya ${index}`, email: `zoya-${index}@example.kere.test` },
        { 'cf-connecting-ip': `198.51.100.${index}` },
      )
    await Promise.all(Array.from({ length: 40 }, (_, index) => send(index)))
    const single = (await leaseAll()).map(({ template }) => template)
    expect(single).toEqual(Array(10).fill('contact_message'))

    api.clock.now += hourMs - 5000
    await send(40)
    expect(await leaseAll()).toEqual([])
    api.clock.now += 5000
    const [digest, ...others] = await leaseAll()
    expect(others).toEqual([])
    expect(digest).toMatchObject({ template: 'contact_digest', to: 'hello@kere.example' })
    const lines = digest?.values.messages?.split('\n') ?? []
    expect(lines).toHaveLength(31)
    for (const line of lines) expect(line).toMatch(/^Zoya \d+ \(zoya-\d+@example\.kere\.test\): A tank$/)

    await send(41)
    expect((await leaseAll()).map(({ template }) => template)).toEqual(['contact_message'])
    const untold = 'SELECT id FROM contact_messages WHERE team_mail_id NOT IN (SELECT id FROM outbox)'
    expect(await rowsOf(untold)).toEqual([])
  })

  it('remembers which user wrote', async () => {
    const { id, cookie } = await aUser('student')
    await write(aMessage, { cookie })
    expect(await rowsOf('SELECT user_id FROM contact_messages')).toEqual([{ user_id: id }])
    expect((await list()).items).toMatchObject([{ isFromUser: true }])
  })

  it.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['subject', 'Subject is required'],
    ['message', 'Message is required'],
  ])('[S-243] [U-17] asks for the %s', async (field, detail) => {
    for (const value of [undefined, '', ' \n ']) {
      const { status, body } = await write({ ...aMessage, [field]: value })
      expect([status, body.errors]).toEqual([422, [{ pointer: `/body/${field}`, detail }]])
    }
    expect(await rowsOf('SELECT * FROM contact_messages')).toEqual([])
  })

  it('[U-17] asks for an address that can be one', async () => {
    const { body } = await write({ ...aMessage, email: 'zoya@nowhere' })
    expect(body.errors).toEqual([{ pointer: '/body/email', detail: 'Please enter a valid email address' }])
  })

  it('takes 4,000 characters of any script, and not one more', async () => {
    expect((await write({ ...aMessage, message: 'ಕ'.repeat(4000) })).status).toBe(200)
    expect((await write({ ...aMessage, message: 'x'.repeat(4001) })).body.errors).toEqual([
      { pointer: '/body/message', detail: 'Please use at most 4,000 characters' },
    ])
  })

  it('keeps line breaks, and nothing that controls a terminal', async () => {
    await write({ ...aMessage, message: 'One\r\ntwo\u0007\u001b[31m\u0000three' })
    expect(await rowsOf('SELECT message FROM contact_messages')).toEqual([{ message: 'One\ntwo[31mthree' }])
  })

  it('[S-245] says what failed when the database is not there, and stores nothing', async () => {
    const { status, body } = await write(aMessage, {}, startApi({ db: failingDatabase() }))
    expect([status, body.detail]).toEqual([503, 'Failed to send message'])
    expect(await rowsOf('SELECT * FROM contact_messages')).toEqual([])
  })
})

describe('[W-33] a machine that writes to us', () => {
  it.each(['pebble', 'website'])(
    'fills in %s, which people do not see, and is kept apart without a mail',
    async (trap) => {
      const { status, body } = await write({ ...aMessage, [trap]: 'https://spam.example'.repeat(20) })
      expect([status, body]).toEqual([200, { ok: true, id: expect.stringMatching(/^msg_/) as string }])
      expect(await rowsOf('SELECT * FROM outbox')).toEqual([])
      expect(await list('?status=doubtful')).toMatchObject({
        items: [{ ...aMessage, id: body.id, status: 'doubtful' }],
        counts: { new: 0, doubtful: 1 },
      })
      expect((await list('?status=new')).items).toEqual([])
      expect((await asAdmin('PATCH', `/api/contact-messages/${body.id}`, { status: 'new' })).body.status).toBe('new')
      expect(await list('?status=new')).toMatchObject({ items: [{ id: body.id }], counts: { new: 1, doubtful: 0 } })
    },
  )

  it('may be a person whose browser filled it in, who is answered like everybody', async () => {
    const { body } = await write({ ...aMessage, pebble: 'x' })
    const reply = await asAdmin('POST', `/api/contact-messages/${body.id}/reply`, { text: 'The lake’s own people.' })
    expect([reply.status, reply.body.status]).toEqual([201, 'answered'])
    expect(await rowsOf('SELECT template FROM outbox')).toEqual([{ template: 'contact_reply' }])
  })

  it('is none with an account', async () => {
    const { cookie } = await aUser('student')
    await write({ ...aMessage, pebble: 'x' }, { cookie })
    expect(await list('?status=new')).toMatchObject({ items: [{ status: 'new' }], counts: { new: 1, doubtful: 0 } })
  })

  it('is kept apart 20 times an hour from everywhere, says so beyond, and takes nobody else’s room', async () => {
    const answers = await together(60, (index) =>
      write(
        { ...aMessage, email: `zoya-${index}@example.kere.test`, pebble: 'x' },
        { 'cf-connecting-ip': `198.${index}.100.1` },
      ),
    )
    expect(answers).toEqual([...Array(20).fill(200), ...Array(40).fill(429)])
    expect(await list('?status=doubtful')).toMatchObject({ counts: { new: 0, doubtful: 20 } })
    expect((await write(aMessage, { 'cf-connecting-ip': '198.1.100.1' })).status).toBe(200)
  })

  const together = async (count: number, send: (index: number) => ReturnType<typeof write>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)))
    return answers.map(({ status }) => status).toSorted((left, right) => left - right)
  }

  it('is let through 5 times an hour with one address, and shuts nobody who has it out elsewhere', async () => {
    const stranger = { 'cf-connecting-ip': '198.51.100.1' }
    expect(await together(8, () => write(aMessage, stranger))).toEqual([...Array(5).fill(200), ...Array(3).fill(429)])
    const { body, headers } = await write(aMessage, stranger)
    expect((await write(aMessage)).status).toBe(200)
    expect([body.code, headers.get('retry-after')]).toEqual(['too_many_attempts', '3600'])
    api.clock.now += hourMs
    expect((await write(aMessage, stranger)).status).toBe(200)
  })

  it('is let through 20 times an hour from one network, with whatever address', async () => {
    const email = (index: number) => ({ ...aMessage, email: `zoya-${index}@example.kere.test` })
    const here = { 'cf-connecting-ip': '198.51.100.7' }
    expect(await together(24, (index) => write(email(index), here))).toEqual([
      ...Array(20).fill(200),
      ...Array(4).fill(429),
    ])
    expect((await write(email(99), { 'cf-connecting-ip': '203.0.113.1' })).status).toBe(200)
  })

  const stored = async () => (await rowsOf('SELECT id FROM contact_messages')).length
  const from = (address: string) => ({ 'cf-connecting-ip': address })
  const by = (sender: number | string) => ({ ...aMessage, email: `zoya-${sender}@example.kere.test` })

  it('is let through 40 times an hour from one site, from however many of its networks', async () => {
    const answers = await together(300, (index) =>
      write(by(index), from(`2001:db8:7:${(index % 15).toString(16)}::${index.toString(16)}`)),
    )
    expect(answers.filter((status) => status === 200)).toHaveLength(40)
    expect(await stored()).toBe(40)
    expect(await rowsOf('SELECT template, count(*) AS count FROM outbox GROUP BY template')).toEqual([
      { template: 'contact_digest', count: 1 },
      { template: 'contact_message', count: 10 },
    ])
    expect((await write(by('elsewhere'), from('2001:db8:8::1'))).status).toBe(200)
  })

  describe('beyond 100 messages an hour from visitors', () => {
    beforeEach(async () => {
      const answers = await together(100, (index) => write(by(index), from(`198.${index}.100.1`)))
      if (answers.some((status) => status !== 200)) throw new Error('A message below the ceiling was refused')
    })

    it('is let through twice from a site, and shuts out no other', async () => {
      const answers = await together(6, (index) => write(by(`more-${index}`), from(`2001:db8:7:${index}::1`)))
      expect(answers).toEqual([200, 200, 429, 429, 429, 429])
      expect((await write(by('new'), from('203.0.113.1'))).status).toBe(200)
      expect(api.lines.join('')).toMatch(/"event":"ceiling_reached",.*"act":"contact"/)
      api.clock.now += hourMs
      expect((await write(by('later'), from('2001:db8:7::1'))).status).toBe(200)
    })

    it('is let through ten times from all sites of a block together', async () => {
      const answers = await together(30, (index) => write(by(`more-${index}`), from(`2001:db8:${index}::1`)))
      expect(answers).toEqual([...Array(10).fill(200), ...Array(20).fill(429)])
      expect((await write(by('new'), from('2001:db9::1'))).status).toBe(200)
    })

    it('keeps no user from writing', async () => {
      const { cookie } = await aUser('student')
      const site = from('198.1.100.1')
      await together(2, (index) => write(by(`more-${index}`), site))
      expect((await write(by('visitor'), site)).status).toBe(429)
      expect((await write(by('user'), { ...site, cookie })).status).toBe(200)
    })

    it('counts for this form alone', async () => {
      const feedback = { name: 'Zoya Khan', role: 'visitor', feedbackText: 'Good.', contactRequested: false }
      for (let times = 0; times < 5; times += 1) {
        const { status } = await api.call('/api/feedback-submissions', {
          method: 'POST',
          headers: { origin: 'https://kere.test', 'content-type': 'application/json', ...from('198.1.100.1') },
          body: JSON.stringify(feedback),
        })
        expect(status).toBeLessThan(300)
      }
    })
  })

  it('is let through nowhere beyond 1,000 messages an hour, but for users', async () => {
    const fill = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 999)
      INSERT INTO throttled_acts (account_hash, network_hash, site_hash, block_hash, act, at)
      SELECT 'a' || i, 'n' || i, 's' || i, 'b' || i, 'contact', ? FROM n`
    await env.DB.prepare(fill).bind(api.clock.now).run()
    const { cookie } = await aUser('student')
    const answers = [by('last'), by('next')].map((body, index) => write(body, from(`203.${index}.113.1`)))
    expect((await Promise.all(answers)).map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 429])
    const refused = await write(by('next'), from('192.0.2.1'))
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600'])
    expect((await write(by('user'), { ...from('192.0.2.1'), cookie })).status).toBe(200)
  })

  describe('where a challenge is set up', () => {
    const settings = { CHALLENGE_VERIFY_URL: 'https://challenge.test/verify', CHALLENGE_SECRET: 'a secret' }
    const judge = (answer: () => Response | Promise<Response>) => {
      const asked: { fields: object; redirect: string | undefined }[] = []
      const fetch = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
        asked.push({ fields: Object.fromEntries(init?.body as URLSearchParams), redirect: init?.redirect })
        return answer()
      })
      return { asked, stop: () => fetch.mockRestore() }
    }

    it.each([
      ['right', 200, () => Response.json({ success: true })],
      ['wrong', 403, () => Response.json({ success: false })],
      ['not judged', 503, () => new Response('down', { status: 502 })],
    ] as const)('is heard by whether its answer is %s', async (_, expected, answer) => {
      const { asked, stop } = judge(answer)
      try {
        const { status } = await write({ ...aMessage, challenge: 'answer' }, {}, startApi({ settings }))
        expect(status).toBe(expected)
        const fields = { secret: 'a secret', response: 'answer', remoteip: '' }
        expect(asked).toEqual([{ fields, redirect: 'manual' }])
        expect(await rowsOf('SELECT * FROM contact_messages')).toHaveLength(expected === 200 ? 1 : 0)
      } finally {
        stop()
      }
    })

    it('is no machine with the right answer, whatever filled in what people do not see', async () => {
      const { stop } = judge(() => Response.json({ success: true }))
      try {
        await write({ ...aMessage, challenge: 'answer', pebble: 'x' }, {}, startApi({ settings }))
        expect(await rowsOf('SELECT status FROM contact_messages')).toEqual([{ status: 'new' }])
      } finally {
        stop()
      }
    })

    it('is not heard without an answer', async () => {
      const { body } = await write(aMessage, {}, startApi({ settings }))
      expect(body).toMatchObject({ code: 'challenge_failed', title: 'Please confirm that you are not a robot' })
    })
  })
})

describe('the list of messages', () => {
  it('is filtered by status, words and days, and counts what it shows', async () => {
    api.clock.now -= 24 * hourMs
    await write({ ...aMessage, subject: 'Groundwater' })
    api.clock.now += 24 * hourMs
    const { body: second } = await write({ ...aMessage, name: 'Ravi', subject: 'Solar' })
    await asAdmin('PATCH', `/api/contact-messages/${second.id}`, { status: 'closed' })

    expect(await list()).toMatchObject({
      items: [{ subject: 'Solar' }, { subject: 'Groundwater' }],
      total: 2,
      counts: { new: 1, answered: 0, closed: 1 },
    })
    const subjects = async (search: string) =>
      (await list(search)).items.map((item) => 'subject' in item && item.subject)
    expect(await subjects('?status=closed')).toEqual(['Solar'])
    expect(await subjects('?search=water')).toEqual(['Groundwater'])
    expect(await subjects('?search=ravi%20solar')).toEqual(['Solar'])
    expect(await subjects('?search=%22%20OR%20*')).toEqual([])
    expect(await subjects('?to=2026-11-14')).toEqual(['Groundwater'])
    expect(await subjects('?from=2026-11-15&sort=oldest')).toEqual(['Solar'])
  })

  it('leads through every message once', async () => {
    for (let index = 0; index < 5; index += 1)
      await write({ ...aMessage, email: `zoya-${index}@example.kere.test`, subject: `Message ${index}` })
    const first = await list('?limit=3')
    const second = await list(`?limit=3&cursor=${first.nextCursor}`)
    expect([...first.items, ...second.items].map(({ id }) => id)).toHaveLength(5)
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(5)
    expect(second.nextCursor).toBeNull()
  })
})

describe('answering a message', () => {
  const reply = (id: string, text = 'The panchayat does.') =>
    asAdmin('POST', `/api/contact-messages/${id}/reply`, { text })

  it('sends one email, whoever of two admins is first', async () => {
    const { id } = (await write(aMessage)).body
    const answers = await Promise.all([reply(id), reply(id, 'We do.')])
    expect(answers.map(({ status }) => status)).toEqual(expect.arrayContaining([201, 409]))
    const answered = answers.find(({ status }) => status === 201)
    expect(answered?.body).toMatchObject({ status: 'answered', reply: { at: '2026-11-15T12:00:00.000Z' } })
    const sent = await rowsOf("SELECT to_address, details FROM outbox WHERE template = 'contact_reply'")
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({ to_address: aMessage.email })
    expect(
      await rowsOf(
        "SELECT action, subject_id FROM audit_log WHERE subject_id IS NOT NULL AND action LIKE 'contact%' ORDER BY id DESC LIMIT 1",
      ),
    ).toEqual([{ action: 'contact_message.answered', subject_id: id }])
  })

  it('is not done for one that is closed again or not there', async () => {
    const { id } = (await write(aMessage)).body
    await reply(id)
    expect((await asAdmin('PATCH', `/api/contact-messages/${id}`, { status: 'closed' })).status).toBe(409)
    expect((await reply('msg_nothing')).status).toBe(404)
    expect((await asAdmin('PATCH', '/api/contact-messages/msg_nothing', { status: 'closed' })).status).toBe(404)
  })

  it('can be left: a message is closed, and opened again', async () => {
    const { id } = (await write(aMessage)).body
    const change = async (status: string) => (await asAdmin('PATCH', `/api/contact-messages/${id}`, { status })).body
    expect(await change('closed')).toMatchObject({ status: 'closed' })
    expect(await change('closed')).toMatchObject({ status: 'closed' })
    expect(await change('new')).toMatchObject({ status: 'new' })
    const acts = await rowsOf(`SELECT action FROM audit_log WHERE subject_id = '${id}' ORDER BY id`)
    expect(acts).toEqual([{ action: 'contact_message.closed' }, { action: 'contact_message.reopened' }])
  })
})
