import { inTime } from '../http/in-time.ts'
import type { ShellEnv } from '../env.ts'
import { openBundle } from '../pages/render-page.ts'
import { readRegistry } from '../releases/read-registry.ts'

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

/** Looks at each part as a visitor would meet it. No check depends on another. */
export async function checkParts(env: ShellEnv, context: Waiting): Promise<Checks> {
  let emails: PartState = 'down'
  const [pages, accounts, files] = await Promise.all([
    timed(() => renderCatalogue(env, context)),
    timed(async () => {
      const health = await env.API.fetch(new Request(`${origin}/api/health`))
      if (!health.ok) return false
      const { emails: told } = await health.json<{ emails?: string }>()
      emails = told === 'slow' ? 'slow' : 'up'
      return true
    }),
    timed(async () => (await env.RELEASES.list({ limit: 1 })).objects.length > 0),
  ])
  return { pages, accounts, email: accounts === 'down' ? 'down' : emails, files }
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

async function timed(check: () => Promise<boolean>): Promise<PartState> {
  const begunAt = Date.now()
  try {
    if (!(await inTime(check(), patienceMs, 'The check took too long'))) return 'down'
    return Date.now() - begunAt > patienceMs / 2 ? 'slow' : 'up'
  } catch {
    return 'down'
  }
}
