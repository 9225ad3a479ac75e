import { readCookie } from '@kere/session/session-cookies'
import type { Context as HonoContext } from 'hono'

export interface HttpExchange {
  cookie(name: string): string | undefined
  /** The cookies are sent even if the request is refused. */
  setCookies(lines: readonly string[]): void
  origin: string
  /** The client's address as the edge sees it; empty if there is no edge. */
  networkAddress: string
  userAgent: string
  idempotencyKey: string | undefined
}

export function createHttpExchange(c: HonoContext, cookies: string | undefined): HttpExchange {
  return {
    cookie: (name) => readCookie(cookies, name),
    setCookies: (lines) => {
      for (const line of lines) c.header('set-cookie', line, { append: true })
    },
    get origin() {
      return new URL(c.req.url).origin
    },
    get networkAddress() {
      return c.req.header('cf-connecting-ip') ?? ''
    },
    get userAgent() {
      return c.req.header('user-agent') ?? ''
    },
    get idempotencyKey() {
      return c.req.header('idempotency-key')
    },
  }
}

/** Sends the cookies of an answer. @returns the rest of it */
export function sendCookies<Answer extends { cookies: readonly string[] }>(
  { setCookies }: Pick<HttpExchange, 'setCookies'>,
  { cookies, ...answer }: Answer,
) {
  setCookies(cookies)
  return answer
}
