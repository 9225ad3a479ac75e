import type { SessionUser } from '@kere/contracts/accounts/session'
import { ApiError } from '@kere/platform/api'
import type { DeferredCalls } from './defer-calls.ts'
import type { SessionChannel } from './session-channel.ts'

/**
 * The interval at which the remaining time is checked, and the time before its end at which the token is exchanged
 * (S-331).
 */
const tickMs = 30_000
const renewBeforeMs = 90_000

const lockName = 'kere_session'

export interface SessionKeeperOptions {
  calls: DeferredCalls
  channel: SessionChannel
  user: SessionUser
  expiresAt: string | null
  isInUse: () => boolean
  isOver: () => boolean
  onEnd: () => void
  onChange: () => void
  onUser: (user: SessionUser) => void
}

interface Answer {
  user: SessionUser | null
  expiresAt: string | null
}

export interface SessionKeeper {
  /**
   * Exchanges the token, once for simultaneous callers. Resolves to whether the session is valid; never resolves once
   * the session is over and the page is being left.
   */
  renew(): Promise<boolean>
  stop(): void
}

/** Renews the session while the page is visible and in use, and when it becomes visible again (C-40). */
export function createSessionKeeper({ calls, channel, user, ...options }: SessionKeeperOptions): SessionKeeper {
  let endsAt = toInstant(options.expiresAt)
  let renewal: Promise<boolean> | null = null
  let hasChanged = false
  let renewedElsewhere = 0

  const isDue = () => endsAt !== null && endsAt - Date.now() <= renewBeforeMs

  function renew() {
    // A call that is refused while the page is being left must not show a failure, so it never settles.
    if (options.isOver()) return new Promise<boolean>(() => {})
    renewal ??= exchange().finally(() => (renewal = null))
    return renewal
  }

  async function exchange() {
    const seen = renewedElsewhere
    return navigator.locks.request(lockName, async () => {
      if (seen !== renewedElsewhere) return true
      try {
        const answer = await calls.refresh()
        channel.send({ kind: 'renewed', ...answer })
        return accept(answer)
      } catch (error) {
        return recover(error)
      }
    })
  }

  async function recover(refusal: unknown) {
    const code = refusal instanceof ApiError ? refusal.code : null
    if (code === 'session_expired') options.onEnd()
    // Another tab, or a request whose answer was lost, has set valid cookies a moment ago.
    if (code !== 'already_rotated') return false
    const answer = await ask()
    return answer !== null && accept(answer)
  }

  async function ask(): Promise<Answer | null> {
    try {
      return await calls.getSession()
    } catch {
      return null
    }
  }

  function accept(answer: Answer) {
    endsAt = toInstant(answer.expiresAt)
    if (isOther(answer.user)) change()
    else if (answer.user) options.onUser(answer.user)
    return answer.user !== null
  }

  const isOther = (now: SessionUser | null) => now !== null && (now.id !== user.id || now.role !== user.role)

  /** Acts only once, because the page is about to be reloaded. */
  function change() {
    if (hasChanged) return
    hasChanged = true
    options.onChange()
  }

  async function check() {
    if (isDue()) return void (await renew())
    const answer = await ask()
    if (!answer) return
    if (answer.user && !isOther(answer.user)) return void accept(answer)
    // The edge renders by the access token, which still describes the earlier user. It is renewed first, so that the
    // reloaded page differs.
    if ((await renew()) && isOther(answer.user)) change()
  }

  const tick = setInterval(() => {
    void calls.load()
    if (!document.hidden && options.isInUse() && isDue()) void renew()
  }, tickMs)
  const look = () => {
    if (!document.hidden) void check()
  }
  /** Going back may show a page that was left by signing out. */
  const lookAgain = ({ persisted }: PageTransitionEvent) => {
    if (persisted) look()
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pageshow', lookAgain)
  const stopListening = channel.listen((message) => {
    if (message.kind !== 'renewed') return
    renewedElsewhere += 1
    endsAt = toInstant(message.expiresAt)
    if (message.user && !isOther(message.user)) options.onUser(message.user)
  })

  return {
    renew,
    stop() {
      clearInterval(tick)
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pageshow', lookAgain)
      stopListening()
    },
  }
}

const toInstant = (time: string | null) => (time === null ? null : Date.parse(time))
