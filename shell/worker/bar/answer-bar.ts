import { writeSessionCookie } from '@kere/session/session-cookies'
import { Hono } from 'hono'
import type { ShellEnv } from '../env.ts'
import { seeOther } from '../forms/form-answer.ts'
import { pageBefore, readForm, refuseForm } from '../forms/read-form.ts'
import { liveInBucket } from '../preview/live-for-reader.ts'
import { previewCookie, writePreviewToken } from '../preview/preview-token.ts'
import { readRegistry } from '../releases/read-registry.ts'
import { isAdmin, readVisitor } from '../sessions/read-visitor.ts'
import { barCookie, keptOf, previewMs } from './developer-bar.ts'

export const barPath = '/_bar'

const lifeMs = 30 * 24 * 60 * 60_000

/** Answers the forms of the developer bar and of its switch. */
export const answerBar = new Hono<{ Bindings: ShellEnv }>()
  .post('/', async ({ env, req }) => {
    const form = await readForm(req.raw)
    if (form instanceof Response) return form
    const isOn = form.get('bar') === 'on'
    const { session, setCookies } = await readVisitor(req.raw, env)
    if (isOn && !isAdmin(session.user)) return refuseForm(403, 'The bar is for admins.')
    return seeOther(pageBefore(req.raw), [...setCookies, writeSessionCookie(barCookie, 'on', isOn ? lifeMs : 0)])
  })
  .post('/release', async ({ env, req, executionCtx }) => {
    const form = await readForm(req.raw)
    if (form instanceof Response) return form
    const { session, setCookies } = await readVisitor(req.raw, env)
    if (!isAdmin(session.user) || !env.RELEASE_TOKEN) return refuseForm(403, 'Only admins choose a release.')
    const registry = await readRegistry(env, new URL(req.url).origin, executionCtx)
    const [remote, release] = [form.get('remote') ?? '', form.get('release') ?? '']
    const known = Object.hasOwn(registry.remotes, remote) ? registry.remotes[remote]! : null
    if (!known || !keptOf(known).some((kept) => kept.release === release))
      return refuseForm(409, 'This release is kept no more. Go back, reload the page, and choose another.')
    const cookies = req.header('cookie') ?? ''
    const { live } = liveInBucket(registry, { cookies, user: session.user })
    const isOwn = live.some(({ name, releaseName }) => name === remote && releaseName === release)
    const token = await writePreviewToken({ remote, release, until: Date.now() + previewMs }, env.RELEASE_TOKEN)
    const cookie = writeSessionCookie(previewCookie, isOwn ? '' : token, isOwn ? 0 : previewMs)
    return seeOther(pageBefore(req.raw), [...setCookies, cookie])
  })
