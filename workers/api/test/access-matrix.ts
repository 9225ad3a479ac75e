import type { Course } from '@kere/contracts/courses'
import { aCourse, aMail, anApplication, anEducator, someAnswers } from './factories.ts'
import { aLink } from './links.ts'
import { aSession, aUser, password, type TestUser } from './sessions.ts'

/** Everybody who calls every endpoint. */
export const people = [
  'visitor',
  'learner',
  'otherLearner',
  'educator',
  'otherEducator',
  'pendingEducator',
  'admin',
] as const

export type Person = (typeof people)[number]

/** What there is when a cell of the matrix is called, made anew for each. */
export interface World {
  users: Record<Exclude<Person, 'visitor'>, TestUser>
  /** A second session of the learner. */
  learnersOtherSession: string
  courseId: Course['id']
  /** What the links in two mails to the learner carry. */
  verificationToken: string
  resetToken: string
  /** A mail to the learner that died. */
  deadMailId: string
  /** The pending educator's. */
  applicationId: string
}

export async function makeWorld(): Promise<World> {
  const learner = await aUser('student')
  const users = {
    learner,
    otherLearner: await aUser('student'),
    educator: await aUser('educator'),
    otherEducator: await aUser('educator'),
    pendingEducator: await aUser('educator', {}, { educatorStatus: 'pending' }),
    admin: await aUser('admin'),
  }
  const { sessionId: learnersOtherSession } = await aSession(learner)
  return {
    users,
    learnersOtherSession,
    courseId: (await aCourse(await anEducator())).id,
    verificationToken: await aLink(learner.id, 'verify_email'),
    resetToken: await aLink(learner.id, 'reset_password'),
    deadMailId: await aMail(learner, { state: 'dead' }),
    applicationId: await anApplication(users.pendingEducator),
  }
}

interface Row {
  /** What `:id` stands for; a thing of the learner's where things belong to somebody. */
  id?: (world: World) => string
  body?: (world: World) => unknown
  expected: Record<Person, number>
}

const everybody = (status: number) =>
  Object.fromEntries(people.map((person) => [person, status])) as Record<Person, number>
const signedIn = (status: number) => ({ ...everybody(status), visitor: 401 })
const adminOnly = (status: number) => ({ ...everybody(403), visitor: 401, admin: status })

/** Everybody here has finished onboarding. */
const onboardingAnswers = {
  role: 'student',
  dateOfBirth: '2000-01-01',
  studyYear: 'Year 2',
  instituteName: 'A college',
  state: 'Kerala',
}

/** A row for every endpoint: what each of the people gets. A test fails for an endpoint that has none. */
export const accessMatrix: Record<string, Row> = {
  getHealth: { expected: everybody(200) },
  getOpenApi: { expected: everybody(200) },

  listCourses: { expected: everybody(200) },
  listFeaturedCourses: { expected: everybody(200) },
  getCourse: { id: ({ courseId }) => courseId, expected: everybody(200) },
  listRelatedCourses: { id: ({ courseId }) => courseId, expected: everybody(200) },

  login: { body: ({ users }) => ({ email: users.learner.email, password }), expected: everybody(200) },
  logout: { expected: everybody(204) },
  refresh: { expected: { ...everybody(200), visitor: 401 } },
  getSession: { expected: everybody(200) },

  register: {
    body: ({ users }) => ({
      role: 'student',
      firstName: 'Tara',
      lastName: 'Bhat',
      // Another each time: of one address only so many are let through.
      email: `${users.learner.id}@example.kere.test`,
      password: 'rain over the lake',
    }),
    expected: everybody(202),
  },
  verifyEmail: { body: ({ verificationToken: token }) => ({ token }), expected: everybody(200) },
  requestVerificationMail: { body: ({ users }) => ({ email: users.learner.email }), expected: everybody(202) },
  requestOwnVerificationMail: { expected: signedIn(202) },
  requestPasswordReset: { body: ({ users }) => ({ email: users.learner.email }), expected: everybody(202) },
  resetPassword: {
    body: ({ resetToken: token }) => ({ token, password: 'rain over the lake' }),
    expected: everybody(204),
  },
  // Nobody has told this API of a provider.
  startGoogle: { body: () => ({}), expected: everybody(503) },
  finishGoogle: { body: () => ({ code: 'x', state: 'x' }), expected: everybody(401) },

  listSessions: { expected: signedIn(200) },
  revokeOtherSessions: { expected: signedIn(204) },
  revokeSession: {
    id: ({ learnersOtherSession }) => learnersOtherSession,
    expected: { ...signedIn(404), learner: 204 },
  },

  getDashboard: { expected: signedIn(200) },

  listAuditLog: { expected: adminOnly(200) },
  listAuditActions: { expected: adminOnly(200) },

  chooseRole: { body: () => ({ role: 'student' }), expected: { ...signedIn(409), admin: 403 } },
  completeOnboarding: { body: () => onboardingAnswers, expected: signedIn(409) },

  applyToTeach: {
    body: () => ({ answers: someAnswers }),
    expected: { ...signedIn(409), learner: 201, otherLearner: 201, admin: 403 },
  },
  listEducatorApplications: { expected: adminOnly(200) },
  getEducatorApplication: { id: ({ applicationId }) => applicationId, expected: adminOnly(200) },
  approveEducatorApplication: { id: ({ applicationId }) => applicationId, expected: adminOnly(201) },
  rejectEducatorApplication: {
    id: ({ applicationId }) => applicationId,
    body: () => ({ reason: 'Not yet.' }),
    expected: adminOnly(201),
  },
  undoEducatorApplicationDecision: { id: ({ applicationId }) => applicationId, expected: adminOnly(204) },

  listOutbox: { expected: adminOnly(200) },
  listMailTemplates: { expected: adminOnly(200) },
  replayOutboxEntry: { id: ({ deadMailId }) => deadMailId, expected: adminOnly(201) },

  sendContactMessage: {
    body: ({ users }) => ({ name: 'A', email: `${users.learner.id}@example.kere.test`, subject: 'B', message: 'C' }),
    expected: everybody(200),
  },
  listContactMessages: { expected: adminOnly(200) },
  setContactStatus: { id: () => 'msg_nothing', body: () => ({ status: 'closed' }), expected: adminOnly(404) },
  replyToContactMessage: { id: () => 'msg_nothing', body: () => ({ text: 'D' }), expected: adminOnly(404) },
}
