import type { courses } from '../schema/courses.ts'
import type { enrollments } from '../schema/enrollments.ts'
import { seededId, seededRandom } from './seeded-random.ts'

type Course = typeof courses.$inferInsert
type Enrollment = typeof enrollments.$inferInsert

interface Learner {
  key: string
  joinedAt: number
  user: { id: string }
}

const dayMs = 24 * 60 * 60_000

const fewest = 5
const most = 13

/** None before the learner joined or the course appeared. */
export function seededEnrollments(
  learners: readonly Learner[],
  published: readonly Course[],
  now: number,
): Enrollment[] {
  return learners.flatMap((learner) => {
    const random = seededRandom(`enrollments:${learner.key}`)
    const wanted = fewest + Math.floor(random() * (most - fewest + 1))
    return published
      .map((course) => ({ course, rank: random() ** (1 / popularity(course)) }))
      .toSorted((a, b) => b.rank - a.rank)
      .slice(0, wanted)
      .map(({ course }) => toEnrollment(learner, course, random, now))
  })
}

/** The weight of a course in a draw: some are simply better known, and free and featured ones are tried more. */
function popularity({ id, featured, price }: Course) {
  return (0.3 + 3 * seededRandom(`popularity:${id}`)() ** 2) * (featured ? 2 : 1) * (price === 0 ? 1.6 : 1)
}

function toEnrollment(learner: Learner, course: Course, random: () => number, now: number): Enrollment {
  const possibleFrom = Math.max(learner.joinedAt, course.publishedAt ?? 0)
  const createdAt = Math.round(possibleFrom + random() ** 2 * (now - possibleFrom))
  const hasStarted = random() > 0.15
  const quarters = (now - createdAt) / (90 * dayMs)
  const progress = hasStarted ? Math.min(100, 5 * Math.round(quarters * (0.5 + 6 * random() ** 2))) : 0
  return {
    id: seededId('enr', createdAt, `${learner.key}/${course.id}`),
    studentId: learner.user.id,
    courseId: course.id,
    progress,
    completed: progress === 100,
    createdAt,
    updatedAt: progress === 0 ? createdAt : Math.min(now, createdAt + Math.round(random() * 60 * dayMs)),
  }
}
