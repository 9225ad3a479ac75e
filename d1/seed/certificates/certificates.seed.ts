import type { LocalDatabase } from '../../local-database.ts'
import { certificates, courseCertificates } from '../../schema/certificates/certificates.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededCourses } from '../courses/local-courses.ts'

/** The sample learner's certificate. The first sweep signs it. */
const sampleCertificateId = 'crt_sample'

const people = seededPeople()
const courses = seededCourses(new Map(people.map(({ key, user }) => [key, user.id])))
const words = 'Read the law, walked a boundary with the people who claim it, and wrote one claim to the end.'
const completedAt = Date.parse('2024-10-05T07:13:00Z')

const courseNamed = (title: string) => courses.find(({ course }) => course.title === title)!.course
const nameOf = (userId: string | null | undefined) => {
  const { firstName, lastName } = people.find(({ user }) => user.id === userId)!.profile
  return `${firstName} ${lastName}`
}

const learnerId = people.find(({ user }) => user.email === 'learner@kere.test')!.user.id
const completed = courseNamed('Forest rights: from claim to title')
const given = [completed, courseNamed('Reading a lake: field methods for urban water')]

/** Existing rows are kept, because a signed certificate must not be rewritten. */
export const seed = (db: LocalDatabase) => [
  ...insertRows(
    db,
    courseCertificates,
    given.map(({ id, educatorId }) => ({
      id,
      isOn: true,
      words: id === completed.id ? words : '',
      signature: nameOf(educatorId),
      minimumPercent: 80,
      isCatchingUp: false,
      updatedAt: completedAt,
    })),
  ),
  ...insertRows(db, certificates, [
    {
      id: sampleCertificateId,
      userId: learnerId,
      courseId: completed.id,
      holderName: nameOf(learnerId),
      courseTitle: completed.title,
      words,
      signature: nameOf(completed.educatorId),
      lessonCount: completed.lessonCount!,
      lessonsDone: completed.lessonCount!,
      minutes: completed.lessonMinutes!,
      completedAt,
      issuedAt: completedAt,
      isIndexed: true,
      isPublic: true,
    },
  ]),
]
