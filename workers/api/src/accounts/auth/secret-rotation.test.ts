import { env } from 'cloudflare:workers'
import { accessCookie } from '@kere/contracts/accounts/access-cookie'
import { refresh } from '@kere/contracts/accounts/auth'
import { getSecondFactor } from '@kere/contracts/accounts/second-factor'
import { createWebhook } from '@kere/contracts/console/webhooks'
import { getNotificationLink } from '@kere/contracts/notifications/notifications'
import { secondFactors } from '@kere/d1/schema/accounts/second-factors'
import { webhooks } from '@kere/d1/schema/console/webhooks'
import { verifyAccessToken } from '@kere/session/access-token'
import { readCookie } from '@kere/session/session-cookies'
import { beforeEach, describe, expect, it } from 'vitest'
import { db } from '../../../test/database.ts'
import { startApi } from '../../../test/call-api.ts'
import { emptyDatabase } from '../../../test/empty-database.ts'
import { aSecondFactor, key } from '../../../test/second-factor.ts'
import { aUser, secret } from '../../../test/sessions.ts'
import { openDatabase } from '../../base/context.ts'
import { openKey } from '../../base/sealed-key.ts'
import { resealWebhooks } from '../../console/webhooks/reseal-webhooks.ts'
import { secretOf } from '../../console/webhooks/webhook-signature.ts'
import { tokenOf } from '../../notifications/notifications.fixtures.ts'
import { resealFactors } from '../second-factor/reseal-factors.ts'
import { keyOwner } from '../second-factor/second-factor.domain.ts'

const next = 'the secret that follows it after a rotation, of good length'

/** The API before, during and after a rotation. */
const before = () => startApi()
const during = () => startApi({ settings: { ACCESS_TOKEN_SECRET: next, OLD_ACCESS_TOKEN_SECRET: secret } })
const after = () => startApi({ settings: { ACCESS_TOKEN_SECRET: next } })

const clockOf = (settings: { accessTokenSecret: string; oldAccessTokenSecret?: string }) => ({
  db: openDatabase(env.DB),
  settings,
  randomBytes: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
})

const rotating = clockOf({ accessTokenSecret: next, oldAccessTokenSecret: secret })

const sealedKeys = async () => (await db.select().from(secondFactors)).map(({ sealedKey }) => sealedKey)

beforeEach(emptyDatabase)

describe('a rotation of ACCESS_TOKEN_SECRET', () => {
  it('accepts access tokens and links of the old secret, signs with the new one, and refuses the old once it is dropped', async () => {
    const learner = await aUser('student')
    const link = { params: { token: await tokenOf(learner.id) } }
    const status = async (api: ReturnType<typeof startApi>) => [
      (await api.ask(getSecondFactor, { as: learner })).status,
      (await api.ask(getNotificationLink, link)).status,
    ]
    expect(await status(before())).toEqual([200, 200])
    expect(await status(during())).toEqual([200, 200])
    expect(await status(after())).toEqual([401, 404])

    const renewed = await during().ask(refresh, { as: learner })
    const cookies = renewed.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const token = readCookie(cookies, accessCookie)
    const now = Date.parse('2026-11-15T12:00:00Z')
    expect(await verifyAccessToken(token, next, now)).toMatchObject({ sessionId: learner.sessionId })
    expect(await verifyAccessToken(token, secret, now)).toBeNull()
    expect((await after().ask(getSecondFactor, { as: { cookie: cookies } })).status).toBe(200)
  })

  it('keeps authenticator apps and the secrets of webhooks, which the clock seals again', async () => {
    const admin = await aUser('admin')
    await aSecondFactor(admin)
    const body = { name: 'Accounts', url: 'https://books.example/hooks', events: ['order.paid' as const] }
    const { secret: told } = (await before().ask(createWebhook, { as: admin, body })).body
    const [sealed] = await sealedKeys()

    // Before anything is sealed again, both secrets together open everything.
    const [row] = await db.select().from(webhooks)
    expect(await secretOf([next, secret], row!)).toBe(told)
    await expect(secretOf([next], row!)).rejects.toThrow('sealed under another secret')
    expect(await openKey(sealed!, [next, secret], keyOwner(admin.id))).toEqual(key)

    expect([await resealFactors(rotating), await resealWebhooks(rotating)]).toEqual([1, 1])
    expect([await resealFactors(rotating), await resealWebhooks(rotating)]).toEqual([0, 0])

    const [rowAfter] = await db.select().from(webhooks)
    expect(await secretOf([next], rowAfter!)).toBe(told)
    const [resealed] = await sealedKeys()
    expect(await openKey(resealed!, [next], keyOwner(admin.id))).toEqual(key)
    expect(await openKey(resealed!, [secret], keyOwner(admin.id))).toBeNull()
  })

  it('seals the key of a webhook of before keys were sealed, and its receiver notices nothing', async () => {
    const plain = { id: 'whk_1', name: 'Books', url: 'https://a.example/hooks', events: [], createdAt: 0 }
    await db.insert(webhooks).values({ ...plain, seed: '0123456789abcdef' })
    const told = await secretOf([secret], { id: 'whk_1', seed: '0123456789abcdef' })
    expect(await resealWebhooks(clockOf({ accessTokenSecret: secret }))).toBe(1)
    expect(await resealWebhooks(clockOf({ accessTokenSecret: secret }))).toBe(0)
    const [row] = await db.select().from(webhooks)
    expect(row!.seed).toContain('.')
    expect(await secretOf([secret], row!)).toBe(told)
  })

  it('leaves alone what neither secret opens, and is not held up by it', async () => {
    const [one, other] = [await aUser('student'), await aUser('student')]
    await aSecondFactor(one)
    await aSecondFactor(other)
    const foreign = clockOf({ accessTokenSecret: next, oldAccessTokenSecret: 'a third secret that has sealed nothing' })
    expect(await resealFactors(foreign)).toBe(2)
    expect(await resealFactors(foreign)).toBe(0)
    // The right secret is back.
    for (const sealed of await sealedKeys()) {
      const opened = await Promise.all([one, other].map(({ id }) => openKey(sealed, [secret], keyOwner(id))))
      expect(opened).toContainEqual(key)
    }
  })

  it('changes nothing while no old secret is set', async () => {
    await aSecondFactor(await aUser('student'))
    const sealed = await sealedKeys()
    expect(await resealFactors(clockOf({ accessTokenSecret: next }))).toBe(0)
    expect(await sealedKeys()).toEqual(sealed)
  })
})
