import type { LocalDatabase } from '../../local-database.ts'
import { freePlacePools } from '../../schema/orders/free-places.ts'
import { seededPeople } from '../accounts/local-people.ts'
import { insertRows } from '../base/insert-rows.ts'
import { seededCourses } from '../courses/local-courses.ts'

const people = seededPeople()
const educator = people.find(({ user }) => user.email === 'educator@kere.test')!.user

/** A pool for each course with a price of the sample educator. */
export const seed = (db: LocalDatabase) =>
  insertRows(
    db,
    freePlacePools,
    seededCourses(new Map(people.map(({ key, user }) => [key, user.id]))).flatMap(({ course }) =>
      course.educatorId === educator.id && (course.price ?? 0) > 0 ? [{ id: course.id, size: 5 }] : [],
    ),
  )
