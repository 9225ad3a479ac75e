import { cutText } from '@kere/contracts/text/cut-text'
import { lessonContents, lessons, modules } from '@kere/d1/schema/courses/course-modules'
import { courses } from '@kere/d1/schema/courses/courses'
import { educatorApplications } from '@kere/d1/schema/accounts/educator-applications'
import { enrollments } from '@kere/d1/schema/courses/enrollments'
import { outbox } from '@kere/d1/schema/console/outbox'
import { profiles } from '@kere/d1/schema/accounts/profiles'
import { users } from '@kere/d1/schema/accounts/users'
import { eq, sql } from 'drizzle-orm'
import { ulid } from 'ulid'
import { db } from './database.ts'

const aDay = 24 * 60 * 60 * 1000
const firstDay = Date.parse('2025-01-01T00:00:00Z')
let made = 0

/**
 * Starts the dates again. Each row is a day younger than the one before, so that the thousandth would lie in the
 * future.
 */
export function countAnew() {
  made = 0
}

export async function anEducator(about: Partial<typeof profiles.$inferInsert> = {}) {
  made += 1
  const id = `usr_${ulid()}`
  const times = { createdAt: firstDay, updatedAt: firstDay }
  await db.batch([
    db.insert(users).values({ id, email: `teacher-${made}@example.kere.test`, ...times }),
    db.insert(profiles).values({
      id,
      firstName: 'Asha',
      lastName: 'Raghunath',
      role: 'educator',
      educatorStatus: 'approved',
      onboardingCompleted: true,
      ...times,
      ...about,
    }),
  ])
  return id
}

/** Makes a course that is one day younger than the one made before it. */
export async function aCourse(
  educatorId: string,
  about: Partial<Omit<typeof courses.$inferInsert, 'enrollmentCount'>> = {},
) {
  made += 1
  const publishedAt = firstDay + made * aDay
  const id = `crs_${ulid(publishedAt)}`
  const description = about.description ?? 'What to look for, and what to write down.'
  const [row] = await db
    .insert(courses)
    .values({
      id,
      title: `Course ${made}`,
      description,
      summary: cutText(description),
      price: 500,
      category: 'Water Resources',
      categories: [about.category ?? 'Water Resources'],
      level: 'beginner',
      educatorId,
      published: true,
      publishedAt,
      createdAt: publishedAt,
      updatedAt: publishedAt,
      touchedAt: publishedAt,
      ...about,
    })
    .returning()
  if (!row) throw new Error('The course was not inserted')
  return row
}

export async function aModule(courseId: string, position: number, titles: readonly string[]) {
  const id = `mod_${ulid()}`
  await db.insert(modules).values({ id, courseId, position, title: `Module ${position + 1}`, summary: 'A summary.' })
  for (const [place, title] of titles.entries()) await aLesson({ courseId, moduleId: id, position: place, title })
  return id
}

export async function aLesson({
  courseId,
  ...about
}: Partial<typeof lessons.$inferInsert> &
  Pick<typeof lessons.$inferInsert, 'moduleId' | 'position'> & { courseId: string }) {
  const id = `les_${ulid()}`
  const durationMinutes = 10 + about.position
  await db.batch([
    db.insert(lessons).values({ id, title: 'A lesson', kind: 'video', durationMinutes, ...about }),
    db.insert(lessonContents).values({ lessonId: id, html: '<p>Look closely.</p>', draftVersion: 1 }),
    db
      .update(courses)
      .set({
        lessonCount: sql`${courses.lessonCount} + 1`,
        lessonMinutes: sql`${courses.lessonMinutes} + ${durationMinutes}`,
      })
      .where(eq(courses.id, courseId)),
  ])
  return id
}

/** Makes a free, published course with two modules and three lessons. */
export async function aCourseToLearn(about: Parameters<typeof aCourse>[1] = {}) {
  const course = await aCourse(await anEducator(), { price: 0, ...about })
  const [first, second] = [await aModule(course.id, 0, []), await aModule(course.id, 1, [])]
  const place = (moduleId: string, position: number, title: string) =>
    aLesson({ courseId: course.id, moduleId, position, title })
  const lessonIds = [
    await place(first, 0, 'Meet your lake'),
    await place(first, 1, 'Lower the disc'),
    await place(second, 0, 'Read the water'),
  ] as const
  return { ...course, moduleIds: [first, second] as const, lessonIds }
}

export async function enroll(
  studentId: string,
  courseId: string,
  about: Partial<typeof enrollments.$inferInsert> = {},
) {
  made += 1
  const at = firstDay + made * aDay
  const id = `enr_${ulid(at)}`
  await db.insert(enrollments).values({ id, studentId, courseId, createdAt: at, updatedAt: at, ...about })
  return id
}

export async function aMail(to: { id: string; email: string }, about: Partial<typeof outbox.$inferInsert> = {}) {
  made += 1
  const createdAt = firstDay + made * aDay
  const id = `out_${ulid(createdAt)}`
  const times = { createdAt, dueAt: createdAt }
  await db
    .insert(outbox)
    .values({ id, template: 'welcome', toAddress: to.email, userId: to.id, details: {}, ...times, ...about })
  return id
}

export async function anApplication(
  { id: userId }: { id: string },
  about: Partial<typeof educatorApplications.$inferInsert> = {},
) {
  made += 1
  const submittedAt = about.submittedAt ?? firstDay + made * aDay
  const id = `app_${ulid(submittedAt)}`
  // The application is submitted in the same batch as the profile is written.
  await db.batch([
    db.insert(educatorApplications).values({ id, userId, ...about, submittedAt }),
    db
      .update(profiles)
      .set({ updatedAt: sql`min(${profiles.updatedAt}, ${submittedAt})` })
      .where(eq(profiles.id, userId)),
  ])
  return id
}

export const someAnswers = {
  firstName: 'Somebody',
  lastName: 'Else',
  designation: 'Hydrologist',
  bio: 'Walks the edge of every tank in the taluk.',
  teachingExperience: 4,
  subjectsOfInterest: ['Water Management'],
  languagesSpoken: ['Kannada'],
  organizationAffiliation: 'Bund and Basin',
  linkedinUrl: 'https://linkedin.com/in/zarine',
  certifications: [],
  phoneNumber: '98765-43210',
  lumaProfileUrl: '',
}
