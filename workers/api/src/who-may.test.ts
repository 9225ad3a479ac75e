import type { Role } from '@kere/contracts/accounts/roles'
import { endpoints } from '@kere/contracts/endpoints'
import type { Endpoint } from '@kere/contracts/http/endpoint'
import { describe, expect, it } from 'vitest'

const named = (name: string): Endpoint => {
  const endpoint = endpoints.find((one) => one.name === name)
  if (!endpoint) throw new Error(`There is no endpoint ${name}`)
  return endpoint
}

const lets = (role: Role | 'visitor', name: string) => {
  const { access } = named(name)
  if (typeof access === 'string') return true
  return role !== 'visitor' && access.roles.includes(role)
}

/** `every-endpoint.test.ts` shows that each endpoint admits exactly the people that it declares. */
const allowed = (role: Role | 'visitor', names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, lets(role, name)]))
const each = (names: readonly string[], value: boolean) => Object.fromEntries(names.map((name) => [name, value]))

describe('what the product is for', () => {
  const forLearners = [
    'listCourses',
    'enrollInCourse',
    'registerForEvent',
    'joinLab',
    'createMentorshipRequest',
    'submitFellowshipApplication',
    'createImpactEntry',
  ]
  it('[S-003] learners find courses, join events and labs, ask for a mentor, apply to fellowships and document impact', () => {
    expect(allowed('student', forLearners)).toEqual(each(forLearners, true))
  })

  const forEducators = ['publishCourse', 'publishEvent', 'joinLab', 'saveProfileDirectory']
  it('[S-004] educators publish courses and events, mentor labs, and appear in a public directory', () => {
    expect(allowed('educator', forEducators)).toEqual(each(forEducators, true))
    expect(allowed('visitor', ['listEducators', 'getEducator'])).toEqual(each(['listEducators', 'getEducator'], true))
  })

  const made =
    'createCourse saveCourseDraft listOwnCourses createEvent saveEvent listManagedEvents createPost savePostDraft listManagedPosts createLab saveLab listManagedLabs acceptMentorshipRequest rejectMentorshipRequest joinLab giveLabFeedback'.split(
      ' ',
    )
  it('[S-005] educators create and manage courses, events, posts and labs, answer requests for a mentor, and mentor labs', () => {
    expect(allowed('educator', made)).toEqual(each(made, true))
    const ofAuthors = made.filter((name) => !['joinLab', 'giveLabFeedback'].includes(name))
    expect(allowed('student', ofAuthors)).toEqual(each(ofAuthors, false))
  })

  it('[S-006] what learners rely on asks for an educator who is approved', () => {
    for (const name of ['publishCourse', 'publishEvent', 'createLab', 'acceptMentorshipRequest'])
      expect([name, named(name).access]).toMatchObject([name, { needs: ['approved'] }])
    // Joining a lab as a learner needs no approval. The use case refuses an unapproved mentor (`labs.test.ts`).
    expect(named('joinLab').problems).toContain('not_approved')
  })

  const ofAdmins =
    'listUsers updateUser deleteUser listMentorshipRequests assignMentor listFellowshipApplications approveFellowshipApplication listLearningPathResponses listFeedback listJobApplications moveJobApplication listNewsletterSubscribers'.split(
      ' ',
    )
  const files =
    'exportUsers exportMentorshipRequests exportFellowshipApplications exportLearningPathResponses exportFeedback exportJobApplications exportNewsletterSubscribers'.split(
      ' ',
    )
  it('[S-007] [S-012] admins alone manage users and review what comes in, and take most lists home as CSV', () => {
    const names = [...ofAdmins, ...files]
    expect(allowed('admin', names)).toEqual(each(names, true))
    for (const role of ['visitor', 'student', 'educator'] as const)
      expect(allowed(role, names)).toEqual(each(names, false))
  })

  it('[S-498] whoever is signed in has a dashboard, a profile, labs, mentorship and a portfolio of their own', () => {
    const names = [
      'getDashboard',
      'getOwnProfile',
      'listMyParticipations',
      'listMyMentorshipRequests',
      'listMyImpactEntries',
    ]
    for (const role of ['student', 'educator', 'admin'] as const)
      expect(allowed(role, names)).toEqual(each(names, true))
    expect(allowed('visitor', names)).toEqual(each(names, false))
  })
})

describe('what needs more than a role', () => {
  it('asks for a fresh proof before roles, accounts, payments and second factors change', () => {
    expect(endpoints.filter(({ proof }) => proof === 'fresh').map(({ name }) => name)).toEqual([
      'refundGatewayPayment',
      'refundOrder',
      'beginPasskey',
      'removePasskey',
      'beginSecondFactor',
      'removeSecondFactor',
      'replaceRecoveryCodes',
      'resetSecondFactor',
      'deleteUser',
      'exportUsers',
      'updateUser',
    ])
  })

  it('opens to staff who have not secured their account only what secures it, and their sessions', () => {
    expect(endpoints.filter(({ isOpenUnsecured }) => isOpenUnsecured).map(({ name }) => name)).toEqual([
      'changePassword',
      'getOwnAccount',
      'addPasskey',
      'beginPasskey',
      'listPasskeys',
      'proveAnewByPasskey',
      'beginSecondFactor',
      'confirmSecondFactor',
      'getSecondFactor',
      'proveAnew',
      'listSessions',
      'revokeOtherSessions',
      'revokeSession',
    ])
  })
})
