import { env } from 'cloudflare:workers'
import type { AuditEntry } from '@kere/contracts/audit'
import type { OwnAccount } from '@kere/contracts/account-settings'
import type { Course, CourseList } from '@kere/contracts/courses'
import type { OutboxMessage } from '@kere/contracts/outbox-rpc'
import type { OutboxEntry } from '@kere/contracts/outbox'
import type { ProblemDocument } from '@kere/contracts/problem'
import type { OwnProfile } from '@kere/contracts/profile-settings'
import type { SessionUser } from '@kere/contracts/session'
import type { SessionSummary } from '@kere/contracts/sessions'
import { argon2id } from '../src/argon2id.ts'
import type { Outside } from '../src/context.ts'
import type { ApiEnv } from '../src/env.ts'
import { createApi } from '../src/frame/create-api.ts'
import type { Route } from '../src/frame/route.ts'
import { newId } from '../src/new-id.ts'
import { exports, routes as publicRoutes } from '../src/routes.ts'
import { secret, superAdminEmail } from './sessions.ts'

/** For tests to look at; what is really there is what they assert. */
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

interface Given extends Partial<Outside> {
  routes?: readonly Route[]
  db?: D1Database
  settings?: Partial<ApiEnv>
  media?: R2Bucket
  isQueueDown?: boolean
}

/** Of both entrypoints: the shell's, and that of the jobs worker's files. */
const allRoutes = [...publicRoutes, ...exports]

export function startApi({
  routes = allRoutes,
  db = env.DB,
  media = env.MEDIA,
  settings,
  isQueueDown = false,
  ...outside
}: Given = {}) {
  const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
  const lines: string[] = []
  const queued: string[] = []
  const delays: number[] = []
  const waits: number[] = []
  const pending: Promise<unknown>[] = []
  const api = createApi(routes, {
    now: () => clock.now,
    newId,
    randomBytes: (length) => crypto.getRandomValues(new Uint8Array(length)),
    argon2id,
    wait: async (ms) => void waits.push(ms),
    writeLog: (line) => lines.push(line),
    afterAnswer: (work) => pending.push(work()),
    ...outside,
  })
  // Queues of a test would be delivered to nobody.
  const queue = {
    sendBatch: async (messages: MessageSendRequest<OutboxMessage>[]) => {
      if (isQueueDown) throw new Error('The queue is down')
      queued.push(...messages.map(({ body }) => body.outboxId))
      delays.push(...messages.map(({ delaySeconds = 0 }) => delaySeconds))
    },
  }
  const bindings = {
    ...env,
    OUTBOX_QUEUE: queue,
    DB: db,
    MEDIA: media,
    SUPER_ADMIN_EMAIL: superAdminEmail,
    ACCESS_TOKEN_SECRET: secret,
    ...settings,
  }

  const call = async (path: string, init?: RequestInit) => {
    const response = await api.fetch(new Request(`https://kere.test${path}`, init), bindings)
    await Promise.all(pending.splice(0))
    // Not all that is answered is text.
    const text = new TextDecoder().decode(await response.arrayBuffer())
    const isJson = text !== '' && response.headers.get('content-type')?.includes('json')
    const body = (isJson ? JSON.parse(text) : {}) as AnyAnswer
    return { status: response.status, headers: response.headers, text, body }
  }
  return { call, clock, lines, queued, delays, waits }
}
