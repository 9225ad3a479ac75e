import * as z from 'zod/mini'
import { languages } from '../accounts/languages.ts'
import { courseCategories, courseLevels, lessonKinds, searchSorts } from './course-options.ts'
import { anyOf } from '../http/any-of.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { lineField } from '../text/text.ts'

const category = openEnum(courseCategories)
const level = openEnum(courseLevels)

/** An older API does not send these. */
const ofLanguage = {
  /** The language of the texts in this answer: the reader’s if there is a translation, otherwise the course’s own. */
  language: z.optional(openEnum(languages)),
}

const instructorSummary = z.object({
  id: z.string(),
  name: z.string(),
})

/** Prices are whole rupees; 0 is free (S-008). */
export const courseSummary = z.object({
  id: z.string(),
  title: z.string(),
  /** Lists contain the beginning, cut at a word, as cards show it (S-092). A single course has the whole text. */
  description: z.string(),
  category,
  level,
  ...ofLanguage,
  price: z.int(),
  /** The author's own words, for example "6 weeks". */
  duration: z.string(),
  coverImage: z.nullable(z.string()),
  instructor: instructorSummary,
  enrollmentCount: z.int(),
  /**
   * The percentage of enrolled learners who finished; null while too few have enrolled. An older API does not send it.
   */
  finishedPercent: z.optional(z.nullable(z.int())),
  publishedAt: z.iso.datetime(),
})

export type CourseSummary = z.infer<typeof courseSummary>

const facet = <Value extends z.core.$ZodType>(value: Value) => z.array(z.object({ value, count: z.int() }))

/** Counts the courses of each value under the choices of the other filters. Values with no courses are listed too. */
export const courseFacets = z.object({
  category: facet(category),
  level: facet(level),
  /** It counts by the language in which a course was written. An older API does not send it. */
  language: z.optional(facet(openEnum(languages))),
  free: z.int(),
})

export type CourseFacets = z.infer<typeof courseFacets>

export const courseList = z.object({
  items: z.array(courseSummary),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
  /** True if the search stopped at its limit of candidates. */
  totalIsLowerBound: z.boolean(),
  facets: courseFacets,
  published: z.object({ total: z.int(), free: z.int() }),
})

export type CourseList = z.infer<typeof courseList>

export const lesson = z.object({
  id: z.string(),
  title: z.string(),
  ...ofLanguage,
  kind: openEnum(lessonKinds),
  durationMinutes: z.int(),
  isPreview: z.boolean(),
})

export const courseModule = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  duration: z.string(),
  lessons: z.array(lesson),
})

export type CourseModule = z.infer<typeof courseModule>

export const course = z.extend(courseSummary, {
  /** The language in which the course was written; its modules, objectives and requirements have no other. */
  originalLanguage: z.optional(openEnum(languages)),
  categories: z.array(category),
  courseUrl: z.nullable(z.string()),
  objectives: z.array(z.string()),
  requirements: z.array(z.string()),
  updatedAt: z.iso.datetime(),
  instructor: z.extend(instructorSummary, {
    designation: z.nullable(z.string()),
    organization: z.nullable(z.string()),
    bio: z.nullable(z.string()),
    location: z.nullable(z.string()),
    teachingExperienceYears: z.nullable(z.int()),
    languages: z.array(z.string()),
    courseCount: z.int(),
    /** The path of the photo. Optional, because cached answers may predate the field. */
    avatarUrl: z.optional(z.nullable(z.string())),
    /** True if the educator has a page. Optional, because cached answers may predate the field. */
    isListed: z.optional(z.boolean()),
  }),
  modules: z.array(courseModule),
  /** Completing the course gives a certificate. An older API does not send this. */
  givesCertificate: z.optional(z.boolean()),
})

export type Course = z.infer<typeof course>

/** Others see at most this much later that a course was published or changed. */
const publicAgeSeconds = 10

export const courseFilters = z.object({
  search: z.optional(lineField().check(z.maxLength(limits.searchLength))),
  category: anyOf(z.enum(courseCategories)),
  level: anyOf(z.enum(courseLevels)),
  language: anyOf(z.enum(languages)),
  free: z.optional(z.literal('true')),
  /** `relevance` requires a search and is then the default. */
  sort: z.optional(z.enum(searchSorts)),
})

export const listCourses = defineEndpoint('listCourses', 'GET /api/courses', {
  summary:
    'Published courses, filtered, sorted and paged, with facet counts. Descriptions are cut to what a card shows; a search reads them whole.',
  access: 'public',
  query: z.extend(courseFilters, {
    limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(limits.maxPageSize))),
    cursor: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: courseList,
  failure: 'Failed to fetch courses',
  maxAgeSeconds: publicAgeSeconds,
})

export const listFeaturedCourses = defineEndpoint('listFeaturedCourses', 'GET /api/courses/featured', {
  summary:
    'The newest featured courses, topped up with the newest where there are too few. Descriptions are cut to what a card shows.',
  access: 'public',
  response: z.object({ items: z.array(courseSummary) }),
  failure: 'Failed to fetch featured courses',
  maxAgeSeconds: publicAgeSeconds,
})

export const getCourse = defineEndpoint('getCourse', 'GET /api/courses/:id', {
  summary: 'One published course with its outline and its instructor.',
  access: 'public',
  response: course,
  failure: 'Failed to fetch course',
  maxAgeSeconds: publicAgeSeconds,
})

export const listRelatedCourses = defineEndpoint('listRelatedCourses', 'GET /api/courses/:id/related', {
  summary:
    'Courses that go well with one: newest of its category, then newest of its level. Descriptions are cut to what a card shows.',
  access: 'public',
  response: z.object({ items: z.array(courseSummary) }),
  failure: 'Failed to fetch courses',
  maxAgeSeconds: publicAgeSeconds,
})

export const listEducatorCourses = defineEndpoint('listEducatorCourses', 'GET /api/educators/:id/courses', {
  summary: 'The newest published courses of an educator. Descriptions are cut to what a card shows.',
  access: 'public',
  response: z.object({ items: z.array(courseSummary) }),
  isAlwaysFound: true,
  failure: 'Failed to fetch courses',
  maxAgeSeconds: publicAgeSeconds,
})
