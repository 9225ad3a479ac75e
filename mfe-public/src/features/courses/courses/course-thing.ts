import { courseCategoryNames } from '@kere/contracts/courses/course-category-names'
import { coverPath } from '@kere/brand/art-paths'
import { courseLevelNames } from '@kere/contracts/courses/course-options'
import type { CourseSummary } from '@kere/contracts/courses/courses'
import { labelOf } from '@kere/contracts/http/open-value'
import type { NextThing } from '../../../pages/next-step.ts'
import { courseHref } from './course-href.ts'
import { enrolledText } from './course-text.ts'

export const courseThing = (course: CourseSummary): NextThing => ({
  href: courseHref(course.id),
  title: course.title,
  text: course.description,
  subject: course.category,
  label: labelOf(courseCategoryNames, course.category),
  cover: { drawing: coverPath(course), image: course.coverImage },
  by: course.instructor.name,
  kind: labelOf(courseLevelNames, course.level),
  facts: course.duration,
  price: course.price,
  end: enrolledText(course),
})
