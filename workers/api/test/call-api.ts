import { AsyncLocalStorage } from 'node:async_hooks'
import { env } from 'cloudflare:workers'
import type { AuditEntry } from '@kere/contracts/console/audit'
import type { OwnAccount } from '@kere/contracts/accounts/account-settings'
import type { Course, CourseList } from '@kere/contracts/courses/courses'
import type { OutboxMessage } from '@kere/contracts/console/outbox-rpc'
import type { OutboxEntry } from '@kere/contracts/console/outbox'
import type { Endpoint, EndpointInput, EndpointOutput } from '@kere/contracts/http/endpoint'
import type { ProblemDocument } from '@kere/contracts/http/problem'
import type { OwnProfile } from '@kere/contracts/accounts/profile-settings'
import type { SessionUser } from '@kere/contracts/accounts/session'
import type { SessionSummary } from '@kere/contracts/accounts/sessions'
import { argon2id } from '../src/base/argon2id.ts'
import type { Dependencies } from '../src/base/context.ts'
import type { ApiEnv } from '../src/base/env.ts'
import { kindOfMail } from '../src/console/labels.ts'
import { createApi } from '../src/http/create-api.ts'
import type { Route } from '../src/http/route.ts'
import { newId } from '../src/base/new-id.ts'
import { exports, routes as publicRoutes } from '../src/routes.ts'
import { openGateway } from './gateway.ts'
import { secret, superAdminEmail } from './sessions.ts'

/** A loose type for tests, whose assertions check the shape. */
type AnyAnswer = Omit<CourseList, 'items'> &
  Course &
  ProblemDocument &
  OwnAccount &
  Pick<OwnProfile, 'sections' | 'avatarPath' | 'asOthersSee'> & {
    items: (CourseList['items'][number] & AuditEntry & SessionSummary & OutboxEntry)[]
    user: SessionUser | null
    expiresAt: string | null
    role: string
    location: string
    next: string | null
    mustChooseRole: boolean
    token: string
    path: string | null
    href: string
  }

interface Asked {
  as?: { cookie: string }
  params?: Record<string, string>
  query?: Record<string, string | number | undefined>
  body?: unknown
}

interface Given extends Partial<Dependencies> {
  routes?: readonly Route[]
  db?: D1Database
  settings?: Partial<ApiEnv>
  media?: R2Bucket
  isQueueDown?: boolean
}

const allRoutes = [...publicRoutes, ...exports]

const theirs = new AsyncLocalStorage<Dependencies>()

function dependenciesOfCaller(): Dependencies {
  const dependencies = theirs.getStore()
  if (!dependencies) throw new Error('Nobody has called')
  return dependencies
}

const started = new WeakMap<readonly Route[], ReturnType<typeof createApi>>()

/** Builds the API once for all callers, because that takes longer than most requests. */
function apiOf(routes: readonly Route[]) {
  let api = started.get(routes)
  if (api) return api
  api = createApi(routes, {
    now: () => dependenciesOfCaller().now(),
    newId: (...kind) => dependenciesOfCaller().newId(...kind),
    randomBytes: (length) => dependenciesOfCaller().randomBytes(length),
    argon2id: (params) => dependenciesOfCaller().argon2id(params),
    wait: (ms) => dependenciesOfCaller().wait(ms),
    writeLog: (line) => dependenciesOfCaller().writeLog(line),
    kindOfMail: (template) => dependenciesOfCaller().kindOfMail(template),
    afterAnswer: (work) => dependenciesOfCaller().afterAnswer(work),
    get verifier() {
      return dependenciesOfCaller().verifier
    },
  })
  started.set(routes, api)
  return api
}

/** A test's database has no replicas, so a session is the database itself and has no bookmark. */
function withoutReplicas(db: D1Database): D1Database {
  const client: Pick<D1DatabaseSession, keyof D1DatabaseSession> = {
    prepare: (sql) => db.prepare(sql),
    batch: (statements) => db.batch(statements),
    getBookmark: () => null,
  }
  // The cast is safe: the API calls nothing else of a D1Database.
  return { ...client, withSession: () => client } as unknown as D1Database
}

const alone = withoutReplicas(env.DB)

/** Tests of payments open one of their own. */
const gateway = openGateway(() => Date.parse('2026-11-15T12:00:00Z'))

export function startApi({
  routes = allRoutes,
  db = env.DB,
  media = env.MEDIA,
  settings,
  isQueueDown = false,
  ...given
}: Given = {}) {
  const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
  const lines: string[] = []
  const queued: string[] = []
  const messages: OutboxMessage[] = []
  const delays: number[] = []
  const waits: number[] = []
  const pending: Promise<unknown>[] = []
  const api = apiOf(routes)
  const dependencies: Dependencies = {
    now: () => clock.now,
    newId,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    argon2id,
    wait: async (ms) => void waits.push(ms),
    writeLog: (line) => lines.push(line),
    kindOfMail,
    afterAnswer: (work) => pending.push(work()),
    ...given,
  }
  // In tests no consumer reads the queue, so the messages are collected.
  const queue = {
    sendBatch: async (sent: MessageSendRequest<OutboxMessage>[]) => {
      if (isQueueDown) throw new Error('The queue is down')
      messages.push(...sent.map(({ body }) => body))
      queued.push(...sent.map(({ body }) => body.outboxId))
      delays.push(...sent.map(({ delaySeconds = 0 }) => delaySeconds))
    },
  }
  const bindings = {
    ...env,
    OUTBOX_QUEUE: queue,
    OUTBOX_BULK_QUEUE: queue,
    DB: db === env.DB ? alone : 'withSession' in db ? db : withoutReplicas(db),
    MEDIA: media,
    SUPER_ADMIN_EMAIL: superAdminEmail,
    ACCESS_TOKEN_SECRET: secret,
    SECOND_FACTOR_OF_ADMINS: 'optional',
    SITE_ORIGIN: 'https://kere.test',
    ...gateway.settings,
    ...settings,
  }

  const answer = async (request: Request) => {
    const response = await api.fetch(request, bindings)
    await Promise.all(pending.splice(0))
    return { response, text: new TextDecoder().decode(await response.arrayBuffer()) }
  }
  const send = async (path: string, init?: RequestInit) => {
    const { response, text } = await theirs.run(dependencies, answer, new Request(`https://kere.test${path}`, init))
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json')
    const body: unknown = isJson ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, text, body }
  }
  const call = async (path: string, init?: RequestInit) => {
    const { body, ...answered } = await send(path, init)
    return { ...answered, body: body as AnyAnswer }
  }
  /** Sends a request as a page of the site would. Its types follow from the contract. */
  const ask = async <E extends Endpoint>(endpoint: E, asked: EndpointInput<E> & { as?: { cookie: string } }) => {
    const { as, params = {}, query = {}, body: sent }: Asked = asked
    const path = endpoint.path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? '')
    const search = new URLSearchParams()
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
    const { status, headers, body } = await send(`${path}?${search.toString()}`, {
      method: endpoint.method,
      headers: {
        origin: 'https://kere.test',
        ...(as && { cookie: as.cookie }),
        ...(sent !== undefined && { 'content-type': 'application/json' }),
      },
      ...(sent !== undefined && { body: JSON.stringify(sent) }),
    })
    return { status, headers, body: body as EndpointOutput<E> & ProblemDocument }
  }
  return { call, ask, clock, lines, queued, messages, delays, waits }
}
