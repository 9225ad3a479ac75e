import { safePath } from '@kere/contracts/http/safe-path'
import { writeSessionCookie } from '@kere/session/session-cookies'
import { Hono } from 'hono'
import type { ShellEnv } from '../env.ts'
import { isFromThisSite, refuseForm } from '../forms/read-form.ts'
import { previewCookie, readPreviewToken } from './preview-token.ts'

export const previewPath = '/_preview'

const lead = (location: string, cookie: string) =>
  new Response(null, {
    status: 303,
    headers: {
      location,
      'set-cookie': cookie,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  })

/** Only the browser that opens the link gets the preview. */
export const answerPreview = new Hono<{ Bindings: ShellEnv }>()
  .get('/:token', async ({ env, req }) => {
    const token = req.param('token')
    const now = Date.now()
    const preview = env.RELEASE_TOKEN ? await readPreviewToken(token, env.RELEASE_TOKEN, now) : null
    if (!preview) return refuseForm(410, 'This preview is over, or never was. Ask whoever sent it for another.')
    return lead('/', writeSessionCookie(previewCookie, token, preview.until - now))
  })
  .post('/end', ({ req }) => {
    if (!isFromThisSite(req.raw)) return refuseForm(403, 'This form was not sent from this site.')
    const referer = req.header('referer')
    const back = referer && URL.canParse(referer) ? new URL(referer) : null
    const isOurs = back?.origin === new URL(req.url).origin
    const path = isOurs ? safePath(back.pathname + back.search) : null
    return lead(path ?? '/', writeSessionCookie(previewCookie, '', 0))
  })
