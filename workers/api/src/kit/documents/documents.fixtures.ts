import { SignJWT } from 'jose'
import { aStatement } from '../../../test/fellowship.ts'
import type { Fixtures } from '../../../test/fixtures.ts'
import { secret } from '../../../test/sessions.ts'

/** As `createDocumentLink` makes it. */
const linkOf = (fileId: string, readerId: string) =>
  new SignJWT()
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('kere documents')
    .setSubject(fileId)
    .setAudience(readerId)
    .setExpirationTime(new Date('2026-11-15T12:05:00Z'))
    .sign(new TextEncoder().encode(secret))

export const fixtures: Fixtures = {
  followDocumentLink: {
    params: async ({ admin, learner }) => ({ token: await linkOf((await aStatement(learner)).id, admin.id) }),
    owner: 'admin',
  },
}
