import type { Course } from '@kere/contracts/courses'
import { aCourse, anEducator } from './factories.ts'
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
  return { users, learnersOtherSession, courseId: (await aCourse(await anEducator())).id }
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

  listSessions: { expected: signedIn(200) },
  revokeOtherSessions: { expected: signedIn(204) },
  revokeSession: {
    id: ({ learnersOtherSession }) => learnersOtherSession,
    expected: { ...signedIn(404), learner: 204 },
  },

  getDashboard: { expected: signedIn(200) },

  listAuditLog: { expected: adminOnly(200) },
}
