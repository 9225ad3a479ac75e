import { inTime } from '../http/in-time.ts'
import type { ShellEnv } from '../env.ts'
import { openBundle } from '../pages/render-page.ts'
import { readRegistry } from '../releases/read-registry.ts'
import { firstByteMs, type Measured } from './objectives.ts'

export type PartState = 'up' | 'slow' | 'down'

export const statusParts = {
  pages: {
    name: 'Pages',
    verb: 'are',
    slow: 'Pages take longer to open than usual.',
    down: 'Pages open without their content.',
  },
  accounts: {
    name: 'Signing in and saving',
    verb: 'is',
    slow: 'Signing in and saving take longer than usual.',
    down: 'You cannot sign in or save right now. What you have opened stays readable.',
  },
  email: {
    name: 'Email',
    verb: 'is',
    slow: 'Emails arrive more than 5 minutes late. None is lost.',
    down: 'Emails wait, and we send them later. None is lost.',
  },
  files: {
    name: 'Pictures and files',
    verb: 'are',
    slow: 'Pictures and files take longer to open than usual.',
    down: 'Pictures and files may be missing.',
  },
} as const satisfies Record<string, { name: string; verb: 'is' | 'are' } & Record<Exclude<PartState, 'up'>, string>>

export type StatusPart = keyof typeof statusParts

export const partNames = Object.keys(statusParts) as StatusPart[]

export type Checks = Record<StatusPart, PartState>

/** A check that takes longer than this has failed; one that takes half as long is slow. */
const patienceMs = 4_000

/** Bindings ignore the host. */
const origin = 'https://kere'

type Waiting = Pick<ExecutionContext, 'waitUntil'>

/**
 * Looks at each part as a visitor would meet it. No check depends on another.
 * @returns the state of each part, and what it says of the objectives
 */
export async function checkParts(
  env: ShellEnv,
  context: Waiting,
  now: () => number = Date.now,
): Promise<{ checks: Checks; measured: Measured }> {
  let emails: string | undefined
  const timed = (check: () => Promise<boolean>) => timeCheck(check, now)
  const [pages, accounts, files] = await Promise.all([
    timed(() => renderCatalogue(env, context)),
    timed(async () => {
      const health = await env.API.fetch(new Request(`${origin}/api/health`))
      if (!health.ok) return false
      emails = (await health.json<{ emails?: string }>()).emails
      return true
    }),
    timed(async () => (await env.RELEASES.list({ limit: 1 })).objects.length > 0),
  ])
  const isApiDown = accounts.state === 'down'
  return {
    checks: {
      pages: pages.state,
      accounts: accounts.state,
      email: isApiDown ? 'down' : emails === 'slow' ? 'slow' : 'up',
      files: files.state,
    },
    measured: {
      availability: pages.state !== 'down' && !isApiDown,
      ...(pages.state !== 'down' && { firstByte: pages.tookMs <= firstByteMs }),
      // A word that is not known says nothing about emails.
      ...((isApiDown || ['ok', 'late', 'slow'].includes(String(emails))) && { emails: !isApiDown && emails === 'ok' }),
    },
  }
}

/** The catalogue is drawn by the release that is live, with what the API says of it now. */
async function renderCatalogue(env: ShellEnv, context: Waiting) {
  const { remotes } = await readRegistry(env, origin, context)
  const found = remotes['public']
  const release = found?.releases[found.stable.release]
  if (!found || !release) return false
  const { status, html } = await openBundle(
    env,
    { name: 'public', releaseName: found.stable.release, release },
    'page',
  ).render({ path: '/courses', search: '', session: { user: null }, fresh: true, asBytes: true })
  return status < 500 && html.length > 0
}

async function timeCheck(
  check: () => Promise<boolean>,
  now: () => number,
): Promise<{ state: PartState; tookMs: number }> {
  const begunAt = now()
  const isWell = await inTime(check(), patienceMs, 'The check took too long').catch(() => false)
  const tookMs = now() - begunAt
  return { state: !isWell ? 'down' : tookMs > patienceMs / 2 ? 'slow' : 'up', tookMs }
}
