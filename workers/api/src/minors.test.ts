import { env } from 'cloudflare:workers'
import { type GuardianPurpose, guardianPurposes } from '@kere/contracts/accounts/consents-options'
import { endpoints } from '@kere/contracts/endpoints'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { guardianPurposeOf } from '@kere/contracts/http/endpoint-facts'
import { needProblems } from '@kere/contracts/http/problem'
import { beforeAll, describe, expect, it } from 'vitest'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'
import { aUser, type TestUser } from '../test/sessions.ts'

/** Everything that knows its caller and admits learners. `every-endpoint.test.ts` shows that what is optional takes them for visitors. */
const ofLearners = endpoints.filter(({ access }) => typeof access === 'object' && access.roles.includes('student'))

const withdrawn = (child: TestUser, purposes: readonly GuardianPurpose[]) =>
  env.DB.prepare(
    `UPDATE consents SET withdrawn_at = 1, withdrawer = 'guardian' WHERE user_id = ? AND purpose IN (SELECT value FROM json_each(?))`,
  )
    .bind(child.id, JSON.stringify(purposes))
    .run()

/** A learner of 15 whose guardian agrees to these purposes. */
async function aChild(agreed: readonly GuardianPurpose[]) {
  const child = await aUser('student', {}, { dateOfBirth: '2011-06-01' })
  await withdrawn(
    child,
    guardianPurposes.filter((purpose) => !agreed.includes(purpose)),
  )
  return child
}

/** Calls with nothing that could be found or understood: who may not ask is refused before what they ask is read. */
async function codeFor({ method, path, body, bytes }: Endpoint, { cookie }: TestUser) {
  const answer = await startApi().call(path.replaceAll(/:\w+/g, 'nothing'), {
    method,
    headers: { origin: 'https://kere.test', cookie, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: '{}' }),
    ...(bytes && { body: new Uint8Array(1) }),
  })
  return answer.body.code
}

function refusalFor(endpoint: Endpoint, agreed: readonly GuardianPurpose[]) {
  const { access } = endpoint
  // Endpoints for adults refuse them by that need, whatever the guardian agrees to.
  if (typeof access === 'object' && access.needs?.includes('adult')) return needProblems.adult
  const purpose = guardianPurposeOf(access)
  const isAgreed = purpose === null || (agreed.includes('account') && agreed.includes(purpose))
  return isAgreed ? undefined : 'guardian_needed'
}

const isRefusal = (code: string | undefined) => code === 'guardian_needed' || code === needProblems.adult

describe('[C-49] what a learner under 18 may ask', () => {
  const given: readonly (readonly [name: string, agreed: readonly GuardianPurpose[]])[] = [
    ['nothing', []],
    ['everything but the account', guardianPurposes.filter((purpose) => purpose !== 'account')],
    ['the account alone', ['account']],
    ...guardianPurposes
      .filter((purpose) => purpose !== 'account')
      .map((purpose) => [`the account and ${purpose}`, ['account', purpose]] as const),
    ['everything', guardianPurposes],
  ]

  describe.each(given)('of a guardian who agrees to %s', (_, agreed) => {
    let child: TestUser
    beforeAll(async () => {
      await emptyDatabase()
      child = await aChild(agreed)
    })

    it.each(ofLearners)('is what $name declares', async (endpoint) => {
      const code = await codeFor(endpoint, child)
      expect(code).not.toBe('unauthenticated')
      expect(isRefusal(code) ? code : undefined).toBe(refusalFor(endpoint, agreed))
    })
  })

  it('with the account alone is to take back what they did among others, and not to bring it back', () => {
    const purposeOf = (wanted: string) => guardianPurposeOf(endpoints.find(({ name }) => name === wanted)!.access)
    const takingBack = ['cancelRegistration', 'leaveLab', 'deleteLabUpdate', 'removeLabLink', 'withdrawLabTeamRequest']
    const ofMentorship = ['cancelMentorshipRequest', 'cancelMentorshipSession', 'completeMentorship']
    for (const name of [...takingBack, ...ofMentorship, 'deleteLessonPost'])
      expect([name, purposeOf(name)]).toEqual([name, 'account'])
    expect(purposeOf('undoCancellation')).toBe('events')
    expect(purposeOf('undoMentorshipChange')).toBe('mentorship')
  })

  it('without consent is their own account and data, and a report of a mentor', () => {
    const open = ofLearners.filter(({ access }) => guardianPurposeOf(access) === null)
    const beyondOwn = open.filter(({ path }) => !path.startsWith('/api/me/'))
    expect(beyondOwn.map(({ name }) => name)).toEqual(['reportMentor'])
    // The list of what a child has joined is open, and nothing that they do among others.
    const joined = open.filter(({ path }) => /registrations|participations|standings/.test(path))
    expect(joined.map(({ method }) => method)).toEqual(['GET', 'GET', 'GET'])
  })
})
