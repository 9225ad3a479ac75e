import { writeSessionCookie } from '@kere/session/session-cookies'
import { Hono } from 'hono'
import type { ShellEnv } from '../env.ts'
import { isFromThisSite, pageBefore, refuseForm } from '../forms/read-form.ts'
import { previewCookie, readPreviewToken } from './preview-token.ts'

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
    return lead(pageBefore(req.raw), writeSessionCookie(previewCookie, '', 0))
  })
