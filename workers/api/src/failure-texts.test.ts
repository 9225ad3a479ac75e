import { beforeAll, expect, it } from 'vitest'
import { startApi } from '../test/call-api.ts'
import { emptyDatabase } from '../test/empty-database.ts'
import { failingDatabase } from '../test/failing-database.ts'
import { somePost } from '../test/posts.ts'
import { aUser } from '../test/sessions.ts'

type Viewer = 'visitor' | 'student' | 'educator' | 'admin'

const request = {
  area: 'water_management',
  level: 'beginner',
  purpose: 'learning',
  message: 'Where do I begin with one lake?',
}
const application = {
  track: 'college',
  organization: 'Hebbal Institute',
  role: 'Third year',
  areaOfInterest: 'Urban water',
  motivation: 'Our street floods.',
  phoneNumber: '+91 98450 12345',
  location: 'Bengaluru',
}

let cookies: Record<Viewer, string>

beforeAll(async () => {
  await emptyDatabase()
  const [student, educator, admin] = await Promise.all([aUser('student'), aUser('educator'), aUser('admin')])
  cookies = { visitor: '', student: student.cookie, educator: educator.cookie, admin: admin.cookie }
})

it.each<[tag: string, viewer: Viewer, asked: string, detail: string, body?: unknown]>([
  ['[S-203]', 'student', 'POST /api/me/mentorship-requests', 'Failed to submit request. Please try again.', request],
  [
    '[S-287]',
    'visitor',
    'POST /api/newsletter-subscriptions',
    'Failed to subscribe. Please try again.',
    { email: 'a@example.in' },
  ],
  ['[S-372]', 'student', 'GET /api/me/fellowship', 'Failed to check application status'],
  [
    '[S-372]',
    'student',
    'POST /api/me/fellowship/applications',
    'Failed to submit application. Please try again.',
    application,
  ],
  ['[S-418]', 'educator', 'POST /api/mentorship-requests/mrq_1/acceptance', 'Failed to approve request'],
  ['[S-418]', 'student', 'POST /api/mentorship-requests/mrq_1/cancellation', 'Failed to cancel request'],
  ['[S-418]', 'educator', 'POST /api/mentorship-requests/mrq_1/rejection', 'Failed to reject request', {}],
  ['[S-418]', 'student', 'GET /api/me/mentorship-requests', 'Failed to fetch mentorship requests'],
  ['[S-418]', 'admin', 'GET /api/mentorship-requests', 'Failed to fetch mentorship requests'],
  ['[S-444]', 'admin', 'GET /api/managed-posts', 'Failed to fetch blog posts'],
  ['[S-444]', 'admin', 'POST /api/managed-posts', 'Failed to create blog post', { title: 'Reading a gauge' }],
  [
    '[S-444]',
    'admin',
    'PUT /api/managed-posts/pst_1/draft',
    'Failed to update blog post',
    { version: 1, details: somePost },
  ],
  ['[S-444]', 'admin', 'DELETE /api/managed-posts/pst_1', 'Failed to delete blog post'],
  ['[part of S-448]', 'admin', 'GET /api/job-applications', 'Failed to fetch applications'],
  ['[S-450]', 'admin', 'GET /api/newsletter-subscribers', 'Failed to fetch subscribers'],
  [
    '[S-450]',
    'admin',
    'PATCH /api/newsletter-subscribers/nls_1',
    'Failed to update subscriber status',
    { confirmed: true },
  ],
  ['[S-450]', 'admin', 'DELETE /api/newsletter-subscribers/nls_1', 'Failed to delete subscriber'],
  ['[S-553]', 'visitor', 'GET /api/posts', 'Failed to fetch blog posts'],
  ['[S-553]', 'visitor', 'GET /api/posts/featured', 'Failed to fetch featured posts'],
  ['[S-553]', 'visitor', 'GET /api/posts/reading-a-gauge', 'Failed to fetch blog post'],
  ['[S-553]', 'visitor', 'GET /api/post-categories', 'Failed to fetch blog categories'],
  ['[S-554]', 'visitor', 'GET /api/challenge-labs', 'Failed to fetch challenge labs'],
  ['[S-562]', 'visitor', 'GET /api/educators', 'Failed to fetch educators'],
  ['[S-563]', 'visitor', 'GET /api/learners', 'Failed to fetch learners'],
])('%s a database that fails answers a %s’s %s with “%s”', async (_, viewer, asked, detail, sent) => {
  const [method = '', path = ''] = asked.split(' ')
  const { status, body } = await startApi({ db: failingDatabase() }).call(path, {
    method,
    headers: { origin: 'https://kere.test', cookie: cookies[viewer], 'content-type': 'application/json' },
    ...(sent !== undefined && { body: JSON.stringify(sent) }),
  })
  expect([status, body.detail]).toEqual([503, detail])
})
