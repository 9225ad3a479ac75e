import { createScheduledController } from 'cloudflare:test'
import type { LeasedMail, OutboxRpc } from '@kere/contracts/console/outbox-rpc'
import type { RetentionRpc } from '@kere/contracts/console/retention-rpc'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { samples as issueFixtures } from './publishing/newsletter-issues/newsletter-issues.mails.ts'
import { createJobs } from './create-jobs.ts'
import type { JobsEnv } from './env.ts'

const mail: LeasedMail = {
  id: 'out_1',
  language: 'en',
  to: 'ira@example.kere.test',
  template: 'welcome',
  values: { firstName: 'Ira' },
  leasedAt: 1000,
}

/** Builds the message that the mail service would send. */
function asMessage({ from, to, subject, text, html, headers = {} }: Sent) {
  const { name, email } = from as { name: string; email: string }
  const part = (type: string, content: string) => [
    '--part',
    `Content-Type: text/${type}; charset=utf-8`,
    'Content-Transfer-Encoding: 8bit',
    '',
    content,
  ]
  const lines = [
    `From: ${name} <${email}>`,
    `To: ${String(to)}`,
    `Subject: ${subject}`,
    ...Object.entries(headers).map(([header, value]) => `${header}: ${value}`),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=part',
    '',
    ...part('plain', text),
    ...part('html', html),
    '--part--',
  ]
  return lines.join('\r\n')
}

type Sent = {
  from: unknown
  to: unknown
  replyTo?: unknown
  subject: string
  text: string
  html: string
  headers?: Record<string, string>
}

let calls: string[]
let sent: Sent[]
let lines: Record<string, unknown>[]
let spans: Record<string, unknown>[]
let waits: number[]

const now = 5000

beforeEach(() => {
  calls = []
  sent = []
  lines = []
  spans = []
  waits = []
})

const fail = (message: string, code?: string) => Promise.reject(Object.assign(new Error(message), code ? { code } : {}))

const anOutbox = (changes: Partial<OutboxRpc> = {}): OutboxRpc => {
  const outbox: OutboxRpc = {
    take: async () => mail,
    handOver: async () => true,
    markSent: async () => {},
    markFailed: async () => 60,
    markDead: async () => {},
    sweep: async () => ({ unknown: 0, queued: 0 }),
    takeEvents: async () => ({ events: [], nextInMs: null }),
    recordEvent: async () => {},
    ...changes,
  }
  const noted =
    <Args extends unknown[], Answer>(name: string, method: (...args: Args) => Promise<Answer>) =>
    (...args: Args) => {
      calls.push([name, ...args].join(' '))
      return method(...args)
    }
  return {
    take: noted('take', outbox.take),
    handOver: noted('handOver', outbox.handOver),
    markSent: noted('markSent', outbox.markSent),
    markFailed: noted('markFailed', outbox.markFailed),
    markDead: noted('markDead', outbox.markDead),
    sweep: noted('sweep', outbox.sweep),
    takeEvents: outbox.takeEvents,
    recordEvent: outbox.recordEvent,
  }
}

const takeMail = async (message: Sent) => {
  sent.push(message)
  return { messageId: 'msg_1' }
}

interface Given {
  outbox?: Partial<OutboxRpc>
  retention?: RetentionRpc['sweep']
  recount?: RetentionRpc['recount']
  send?: (message: Sent) => Promise<unknown>
  wait?: (milliseconds: number) => Promise<void>
}

const start = ({
  outbox = {},
  retention = async () => ({}),
  recount = async () => ({}),
  send = takeMail,
  wait = async () => {},
}: Given) => {
  const jobs = createJobs({
    wait: (milliseconds) => {
      waits.push(milliseconds)
      // The time limit of sending really waits; all other waits are over at once.
      return milliseconds >= 30_000 ? wait(milliseconds) : Promise.resolve()
    },
    writeLog: (line) => {
      const { traceId, ...said } = JSON.parse(line) as Record<string, unknown>
      if (said.part) spans.push({ traceId, ...said })
      else lines.push(said)
    },
    now: () => now,
    fetch,
  })
  const env = {
    OUTBOX: anOutbox(outbox),
    RETENTION: { sweep: retention, recount },
    SIGNING: { next: async () => ({ key: null, certificates: [], lists: [] }) },
    MAIL: { send },
    SITE_ORIGIN: 'https://kere.test',
    MAIL_FROM: 'hello@kere.test',
    // The cast is safe: the worker calls only these methods of its bindings.
  } as unknown as JobsEnv
  return { jobs, env }
}

const never = () => new Promise<never>(() => {})

async function deliver({
  queue = 'outbox',
  body = { outboxId: 'out_1' },
  attempts = 1,
  ...given
}: Given & {
  queue?: string
  body?: unknown
  attempts?: number
} = {}) {
  const { jobs, env } = start({ wait: never, ...given })
  const ended = { isAcknowledged: false, retries: [] as unknown[] }
  const message = {
    id: 'msg_1',
    timestamp: new Date(0),
    body,
    attempts,
    ack: () => void (ended.isAcknowledged = true),
    retry: (options?: QueueRetryOptions) => void ended.retries.push(options?.delaySeconds),
  }
  // The cast is needed because the runtime's own batch does not reveal the delay of a retry.
  await jobs.queue({ queue, messages: [message] } as unknown as MessageBatch, env)
  return ended
}

const done = { isAcknowledged: true, retries: [] }
const again = (seconds: number) => ({ isAcknowledged: false, retries: [seconds] })

describe('[R4] a message', () => {
  it('has its mail taken, sent with both parts, and written down', async () => {
    expect(await deliver()).toEqual(done)
    expect(calls).toEqual(['take out_1', 'handOver out_1 1000', 'markSent out_1'])
    expect(sent).toMatchObject([{ from: { name: 'Kere', email: 'hello@kere.test' }, to: mail.to }])
    for (const part of [sent[0]?.subject, sent[0]?.text, sent[0]?.html]) expect(part?.length).toBeGreaterThan(5)
    expect(sent[0]?.html).toContain('https://kere.test')
  })

  it('says whom an answer reaches, where that is not the team', async () => {
    await deliver({ outbox: { take: async () => ({ ...mail, replyTo: 'tenzin@example.kere.test' }) } })
    expect(sent).toMatchObject([{ replyTo: 'tenzin@example.kere.test' }])
  })

  it('[part of W-34] of a list says how its reader leaves it by one press (RFC 8058), and of no other', async () => {
    const list = { id: 'newsletter', path: '/newsletter/subscription?token=x' }
    await deliver({ outbox: { take: async () => ({ ...mail, list }) } })
    expect(sent).toMatchObject([
      {
        headers: {
          'List-Id': '<newsletter.kere.test>',
          'List-Unsubscribe': '<https://kere.test/newsletter/subscription?token=x>',
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    ])
    sent = []
    await deliver()
    expect(sent[0]).not.toHaveProperty('headers')
  })

  it('[part of W-35] of an issue is, as a message of the mail service, two parts of one text under headers that a mail program reads', async () => {
    const list = { id: 'newsletter', path: '/newsletter/subscription?token=x' }
    const { values } = issueFixtures.newsletter_issue!
    await deliver({ outbox: { take: async () => ({ ...mail, template: 'newsletter_issue', values, list }) } })
    const read = await PostalMime.parse(asMessage(sent[0]!))
    expect(read).toMatchObject({
      from: { name: 'Kere', address: 'hello@kere.test' },
      to: [{ address: mail.to }],
      subject: 'The lakes are full',
      attachments: [],
    })
    expect(read.text).toContain('Read all courses (https://kere.test/courses).')
    expect(read.html).toContain('href="https://kere.test/courses"')
    const headers = Object.fromEntries(read.headers.map(({ key, value }) => [key, value]))
    expect(headers).toMatchObject({
      'list-id': '<newsletter.kere.test>',
      'list-unsubscribe': '<https://kere.test/newsletter/subscription?token=x>',
      'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    })
    expect(read.headers.filter(({ key }) => key.startsWith('list-'))).toHaveLength(3)
  })

  it('that comes again sends nothing', async () => {
    expect(await deliver({ outbox: { take: async () => null } })).toEqual(done)
    expect([calls, sent]).toEqual([['take out_1'], []])
  })

  it('that another delivery has taken from it sends nothing', async () => {
    expect(await deliver({ outbox: { handOver: async () => false } })).toEqual(done)
    expect([calls, sent]).toEqual([['take out_1', 'handOver out_1 1000'], []])
  })

  it('asks again where the answer to its handing over was lost, and comes again where none comes at all', async () => {
    let failures = 2
    const handOver = () => (failures-- > 0 ? fail('lost') : Promise.resolve(true))
    expect(await deliver({ outbox: { handOver } })).toEqual(done)
    expect([sent.length, waits]).toEqual([1, [500, 2000, 30_000]])

    sent = []
    expect(await deliver({ outbox: { handOver: () => fail('down') } })).toEqual(again(10))
    expect(sent).toEqual([])
  })

  it.each([[null], ['out_1'], [{ outboxId: 7 }], [{}]])('that is none is put away: %j', async (body) => {
    expect(await deliver({ body })).toEqual(done)
    expect([calls, lines]).toMatchObject([[], [{ event: 'message_unreadable', level: 'error' }]])
  })

  it.each([
    [1, 10],
    [2, 20],
    [6, 320],
    [7, 640],
    [8, 900],
    [12, 900],
  ])('comes again after a pause where the API is not there, delivery %i after %i s', async (attempts, seconds) => {
    expect(await deliver({ attempts, outbox: { take: () => fail('down') } })).toEqual(again(seconds))
    expect(sent).toEqual([])
  })

  it('whose mail the service refuses comes again when the API says so', async () => {
    const send = () => fail('Nobody takes mail for ira@example.kere.test', 'E_RECIPIENT_SUPPRESSED')
    expect(await deliver({ send, outbox: { markFailed: async () => 300 } })).toEqual(again(300))
    expect(calls.at(-1)).toBe(
      'markFailed out_1 1000 E_RECIPIENT_SUPPRESSED: Nobody takes mail for ira@example.kere.test',
    )
  })

  it('whose mail has failed for the last time is done with', async () => {
    expect(
      await deliver({ send: () => fail('down', 'E_RATE_LIMIT_EXCEEDED'), outbox: { markFailed: async () => null } }),
    ).toEqual(done)
  })

  it('whose failure cannot be written down at once is asked again, and after a while left to the sweep', async () => {
    let failures = 2
    const markFailed = () => (failures-- > 0 ? fail('down') : Promise.resolve(60))
    expect(await deliver({ send: () => fail('down', 'E_RATE_LIMIT_EXCEEDED'), outbox: { markFailed } })).toEqual(
      again(60),
    )

    calls = []
    expect(
      await deliver({ send: () => fail('down', 'E_RATE_LIMIT_EXCEEDED'), outbox: { markFailed: () => fail('down') } }),
    ).toEqual(done)
    expect(calls.filter((call) => call.startsWith('markFailed'))).toHaveLength(4)
  })

  it('whose mail is out but cannot be written down never sends it again', async () => {
    let failures = 3
    const markSent = () => (failures-- > 0 ? fail('down') : Promise.resolve())
    expect(await deliver({ outbox: { markSent } })).toEqual(done)
    expect([sent.length, calls.filter((call) => call === 'markSent out_1').length]).toEqual([1, 4])
    expect(waits).toEqual([30_000, 500, 2000, 5000])

    expect(await deliver({ outbox: { markSent: () => fail('down') } })).toEqual(done)
    expect(sent).toHaveLength(2)
    expect(lines.at(-1)).toMatchObject({ event: 'mail_unrecorded', level: 'error', outboxId: 'out_1' })
  })

  it('whose mail service never answers leaves it to be found unknown', async () => {
    expect(await deliver({ send: never, wait: async () => {} })).toEqual(done)
    expect(calls).toEqual(['take out_1', 'handOver out_1 1000'])
    expect(lines).toMatchObject([{ event: 'mail_unanswered', level: 'error' }])
  })

  it.each([
    ['a connection that ends', 'Network connection lost', undefined],
    ['a fault inside the service', 'Internal error', 'E_INTERNAL_SERVER_ERROR'],
    ['a code that is not of the service', 'reset', 'ECONNRESET'],
  ])('whose mail may have left before %s is left to be found unknown, and is not sent again', async (_, text, code) => {
    const takeAndFail = async (message: Sent) => {
      await takeMail(message)
      return fail(text, code)
    }
    expect(await deliver({ send: takeAndFail })).toEqual(done)
    expect([sent.length, calls]).toEqual([1, ['take out_1', 'handOver out_1 1000']])
    expect(lines).toMatchObject([{ event: 'mail_unanswered', level: 'error' }])
  })

  it('waits for no other of its batch: of 15 each has its own outcome where some hang and some are refused', async () => {
    const outcomes = new Map<string, string>()
    const { jobs, env } = start({
      outbox: { take: async (id) => ({ ...mail, id, to: `${id}@example.kere.test` }) },
      send: async (message) => {
        sent.push(message)
        const place = Number(/\d+/.exec(String(message.to))![0])
        if (place % 3 === 0) return never()
        return place % 3 === 1 ? fail('too many', 'E_RATE_LIMIT_EXCEEDED') : { messageId: 'msg' }
      },
      // The time limit ends once every mail has been handed over.
      wait: async () => expect.poll(() => sent.length).toBe(15),
    })
    const messages = Array.from({ length: 15 }, (_, place) => ({
      id: `msg_${place}`,
      timestamp: new Date(0),
      body: { outboxId: `out_${place}` },
      attempts: 1,
      ack: () => void outcomes.set(`out_${place}`, 'done'),
      retry: () => void outcomes.set(`out_${place}`, 'again'),
    }))
    await jobs.queue({ queue: 'outbox', messages } as unknown as MessageBatch, env)
    expect(new Set(sent.map(({ to }) => to)).size).toBe(15)
    expect(messages.map((_, place) => outcomes.get(`out_${place}`))).toEqual(
      messages.map((_, place) => (place % 3 === 1 ? 'again' : 'done')),
    )
    expect(calls.filter((call) => call.startsWith('markSent'))).toHaveLength(5)
  })

  it('whose mail cannot be written is a failure like others', async () => {
    const lease = async () => ({ ...mail, template: 'nothing' })
    expect(await deliver({ outbox: { take: lease } })).toEqual(again(60))
    expect([sent, calls.at(-1)?.startsWith('markFailed out_1 1000')]).toEqual([[], true])
  })

  it.each([
    'ira@kere.test\r\nBcc: all@kere.test',
    'ira@kere.test, all@kere.test',
    'Ira <ira@kere.test>',
    'ira@kere.test\u0000',
    'ira',
    '',
  ])('[S6] to what is not one plain address is not sent: %j', async (to) => {
    expect(await deliver({ outbox: { take: async () => ({ ...mail, to }) } })).toEqual(again(60))
    expect([sent, calls.at(-1)]).toEqual([[], 'markFailed out_1 1000 This is not one address'])
  })

  const contactMail = (values: LeasedMail['values'] = {}): LeasedMail => ({
    ...mail,
    template: 'contact_message',
    values: {
      path: '/dashboard/contact-messages?message=msg_1',
      name: 'Zoya Khan',
      email: 'zoya@example.kere.test',
      subject: 'A tank',
      message: 'Who mends it?',
      ...values,
    },
    replyTo: values.email ?? 'zoya@example.kere.test',
  })

  it('from a visitor to the team says who wrote what, and a reply to it reaches the visitor', async () => {
    await deliver({ outbox: { take: async () => contactMail() } })
    expect(sent).toMatchObject([{ to: mail.to, replyTo: 'zoya@example.kere.test' }])
    for (const part of [sent[0]?.text, sent[0]?.html])
      for (const told of ['Zoya Khan', 'zoya@example.kere.test', 'A tank', 'Who mends it?'])
        expect(part).toContain(told)
  })

  it('to others is replied to as it was sent', async () => {
    await deliver()
    expect(sent[0]).not.toHaveProperty('replyTo')
  })

  it.each(['zoya@kere.test\r\nBcc: all@kere.test', 'zoya@kere.test, all@kere.test', 'Zoya <zoya@kere.test>', 'zoya'])(
    '[S6] from what is not one plain address is not sent: %j',
    async (email) => {
      expect(await deliver({ outbox: { take: async () => contactMail({ email }) } })).toEqual(again(60))
      expect([sent, calls.at(-1)]).toEqual([[], 'markFailed out_1 1000 This is not one address'])
    },
  )

  it('[S6] from a visitor shows markup and line ends of theirs as text', async () => {
    const evil = '<img src=x onerror=alert(1)>\nEmail: boss@kere.test'
    await deliver({ outbox: { take: async () => contactMail({ name: evil, subject: evil, message: evil }) } })
    expect(sent[0]?.html).not.toContain('<img')
    expect(sent[0]?.subject).toBe('New message from the contact form')
    expect(sent[0]?.text).not.toMatch(/^Email: boss/m)
    expect(sent[0]?.text).toContain('> <img src=x onerror=alert(1)>\n> Email: boss@kere.test\n')
  })

  it('[S6] keeps every subject to one line, whatever stands in the values', async () => {
    const templates = ['role_changed', 'application_rejected', 'new_device', 'welcome'] as const
    for (const template of templates) {
      const evil = 'x\r\nBcc: all@kere.test\n\u0000'
      const values = { firstName: evil, role: evil, reason: evil, device: evil, at: '2026-11-15T12:00:00.000Z' }
      await deliver({ outbox: { take: async () => ({ ...mail, template, values }) } })
    }
    expect(sent.length).toBeGreaterThan(0)
    for (const { subject } of sent) expect(subject).not.toMatch(/\p{Cc}/u)
  })

  it('leaves no address and no text in the log', async () => {
    await deliver()
    await deliver({ send: () => fail('Nobody takes mail for ira@example.kere.test', 'E_RECIPIENT_SUPPRESSED') })
    await deliver({ send: never, wait: async () => {} })
    await deliver({ outbox: { take: () => fail('ira@example.kere.test') } })
    expect(lines).toMatchObject([
      { event: 'mail_sent', outboxId: 'out_1', template: 'welcome' },
      { event: 'mail_failed', error: 'Error', code: 'E_RECIPIENT_SUPPRESSED' },
      { event: 'mail_unanswered' },
      { event: 'outbox_unreachable', outboxId: 'out_1', attempts: 1 },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/ira@|Ira/)
  })
})

describe('the lines of a job', () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const traceparent = `00-${trace}-b7ad6b7169203331-00`

  it('are one for the wait and one for the work, in the trace of the request that queued the mail', async () => {
    await deliver({ body: { outboxId: 'out_1', traceparent } })
    const [waited, job] = spans
    expect(spans).toEqual([
      {
        level: 'info',
        event: 'queued',
        traceId: trace,
        spanId: expect.stringMatching(/^[\da-f]{16}$/),
        parentSpanId: 'b7ad6b7169203331',
        part: 'queue',
        name: 'outbox',
        at: 0,
        durationMs: 5000,
        isFailed: false,
      },
      {
        level: 'info',
        event: 'job',
        traceId: trace,
        spanId: expect.stringMatching(/^[\da-f]{16}$/),
        parentSpanId: waited?.spanId,
        part: 'jobs',
        name: 'send_mail',
        at: 5000,
        durationMs: 0,
        isFailed: false,
        outboxId: 'out_1',
        attempts: 1,
        retryAfterSeconds: null,
      },
    ])
    expect(job?.spanId).not.toBe(waited?.spanId)
  })

  it('say that a job failed, and begin a trace for a message that has none', async () => {
    await deliver({ outbox: { take: () => fail('down') } })
    expect(spans).toMatchObject([
      { part: 'queue', parentSpanId: null, isFailed: false },
      { part: 'jobs', isFailed: true, retryAfterSeconds: 10 },
    ])
    expect(spans[0]?.traceId).toMatch(/^[\da-f]{32}$/)
  })
})

describe('[R4] a message that the queue gave up', () => {
  it.each(['outbox-dead', 'outbox-dead-staging'])('has its mail written off, from %s', async (queue) => {
    expect(await deliver({ queue })).toEqual(done)
    expect([calls, sent]).toEqual([['markDead out_1'], []])
  })

  it('comes again where the API is not there', async () => {
    expect(await deliver({ queue: 'outbox-dead', outbox: { markDead: () => fail('down') } })).toEqual(again(10))
  })
})

describe('[R4] the clock', () => {
  const tick = async (given: Given) => {
    const { jobs, env } = start(given)
    await jobs.scheduled(createScheduledController(), env)
  }

  it('has the outbox swept, and says so where something was found', async () => {
    await tick({})
    expect([calls, lines]).toEqual([['sweep'], []])
    await tick({ outbox: { sweep: async () => ({ unknown: 1, queued: 2 }) } })
    expect(lines).toEqual([{ level: 'info', event: 'swept', unknown: 1, queued: 2 }])
  })

  it('has what is over deleted, and says how much', async () => {
    await tick({ retention: async () => ({ sessions: 3 }) })
    expect(lines).toEqual([{ level: 'info', event: 'rows_deleted', sessions: 3 }])
  })

  it('[part of W-52] has counters looked through, and warns of those that were wrong', async () => {
    await tick({ recount: async () => ({ 'courses.enrollment_count': 2 }) })
    expect(lines).toEqual([{ level: 'warn', event: 'counters_repaired', 'courses.enrollment_count': 2 }])
  })

  it('sweeps one though the other fails, and fails then', async () => {
    const found = { unknown: 1, queued: 0 }
    await expect(tick({ retention: () => fail('down'), outbox: { sweep: async () => found } })).rejects.toThrow('down')
    expect(new Set(lines.map(({ event }) => event))).toEqual(new Set(['retention_failed', 'swept']))
  })

  it('fails where the API is not there, so that it is seen', async () => {
    await expect(tick({ outbox: { sweep: () => fail('down') } })).rejects.toThrow('down')
    expect(lines).toMatchObject([{ event: 'sweep_failed', level: 'error' }])
  })
})
