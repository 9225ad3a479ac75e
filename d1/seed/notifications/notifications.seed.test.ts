import { expect, it } from 'vitest'
import { migrate } from '../../migrate.ts'
import { databaseAfter } from '../../test/sqlite-database.ts'
import { seedLocal } from '../local-seed.ts'

it('tells the three sample accounts of what is there, some of it unread', async () => {
  const db = await databaseAfter(migrate)
  await seedLocal(db)
  const { results } = await db
    .prepare(
      `SELECT users.email, count(*) AS told, sum(read_at IS NULL) AS unread, sum(
        EXISTS (SELECT 1 FROM courses WHERE id = details ->> 'courseId')
        OR EXISTS (SELECT 1 FROM orders WHERE id = details ->> 'orderId' AND buyer_id = user_id)
        OR EXISTS (SELECT 1 FROM mentorship_requests WHERE id = details ->> 'requestId')
        OR EXISTS (SELECT 1 FROM challenge_labs WHERE id = details ->> 'labId')) AS leading
      FROM notifications JOIN users ON users.id = user_id GROUP BY 1 ORDER BY 1`,
    )
    .all()
  expect(results).toEqual([
    { email: 'admin@kere.test', told: 2, unread: 1, leading: 2 },
    { email: 'educator@kere.test', told: 7, unread: 4, leading: 7 },
    { email: 'learner@kere.test', told: 5, unread: 3, leading: 5 },
  ])
})

it('has a team of the sample learner whose work waits for feedback', async () => {
  const db = await databaseAfter(migrate)
  await seedLocal(db)
  const { results } = await db
    .prepare(
      `SELECT title, stage_id, feedback IS NULL AS waits FROM lab_submissions AS work JOIN lab_teams ON lab_teams.id = work.team_id
        WHERE EXISTS (SELECT 1 FROM challenge_lab_participants AS one JOIN users ON users.id = one.user_id
          WHERE one.team_id = work.team_id AND one.status = 'approved' AND users.email = 'learner@kere.test') ORDER BY stage_id`,
    )
    .all()
  expect(results).toEqual([
    { title: 'Upper Hebbal', stage_id: 'form', waits: 0 },
    { title: 'Upper Hebbal', stage_id: 'walk', waits: 1 },
  ])
})
