import { openPanel } from './acts.ts'
import type { OpenSite, Screenshots, ViewerScreenshots } from './screenshot.ts'

interface Answer {
  items: { id: string; }[]
  total: number
}

/** More learners than the seed has tried the checks, because discrimination is told of twenty or more. */
const tries = `INSERT INTO lesson_check_tries (id, check_id, user_id, question, answer, is_right, remarks, created_at)
  SELECT 'cht_' || profiles.id || lesson_checks.id, lesson_checks.id, profiles.id, question,
    CASE kind WHEN 'number' THEN '["2"]' ELSE json_array(options ->> '$[0]') END,
    abs(random()) % 10 < 2 + 6 * (profiles.rowid % 2), '[]', 1
  FROM enrollments JOIN profiles ON profiles.id = student_id JOIN modules ON modules.course_id = enrollments.course_id
  JOIN lessons ON lessons.module_id = modules.id JOIN lesson_checks ON lesson_checks.lesson_id = lessons.id
  WHERE enrollments.course_id = ? AND NOT EXISTS (SELECT 1 FROM lesson_check_tries AS made
    WHERE made.user_id = profiles.id AND made.check_id = lesson_checks.id)`

const enrollAll = `INSERT INTO enrollments (id, student_id, course_id, created_at, updated_at)
  SELECT 'enr_' || id, id, ?, 1, 1 FROM profiles WHERE role = 'student' ON CONFLICT DO NOTHING`

const lastMessage = `INSERT INTO course_messages
    (id, course_id, author_id, subject, body, silence, active_from, active_before, sent_at, recipients_count, returned_count)
  SELECT 'msg_sample', id, educator_id, 'Is your well ready?', 'The rain is near.', '14_to_29', 0, 1,
    unixepoch() * 1000 - 9 * 86400000, 28, 11 FROM courses WHERE id = ?`

async function ofEducator({ origin, request, run }: OpenSite): Promise<Screenshots> {
  const read = async (path: string) => (await (await request.get(origin + path)).json()) as Answer
  const { items } = await read('/api/me/courses?limit=100')
  for (const { id } of items) {
    const [check] = (await read(`/api/hard-checks?course=${id}`)).items
    if (!check) continue
    const insight = `/dashboard/courses/${id}/insight`
    return {
      'course-insight': { path: insight },
      'hard-checks-few': { path: `${insight}/checks` },
      'hard-checks': {
        path: `${insight}/checks`,
        async act(page) {
          await run(enrollAll, id)
          await run(tries, id)
          await run(lastMessage, id).catch(() => undefined)
          await page.reload()
          await openPanel(page)
        },
      },
      'course-insight-many': { path: insight },
      'check-learners': { path: `${insight}/checks/${check.id}` },
    }
  }
  throw new Error('No course of the educator has a check')
}

export const screenshots: ViewerScreenshots = { educator: ofEducator }
