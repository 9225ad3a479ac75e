import { countOf } from '@kere/brand/count'
import * as z from 'zod/mini'
import { emailAddressOf } from '../text/email-address.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { openEnum } from '../http/open-enum.ts'
import { newestOrOldest, resource } from '../http/resource.ts'
import { enrollInCourse } from '../courses/enrollments.ts'
import { fieldMessages } from '../text/field-messages.ts'
import { codeProblems, courseProblems, forBuyers, typedCode } from './discount-codes.ts'
import { freePlaceLimits, freePlaceStates } from './free-place-options.ts'

export const problems = {
  pool_empty: { status: 409, title: 'All free places in this course have been given' },
  pool_too_small: { status: 409, title: 'More places than that have already been given' },
  free_place_refused: {
    status: 409,
    title:
      'No place was given. Nobody with a complete account has this address, or they already have this course or teach it',
  },
  free_place_given_often: {
    status: 409,
    title: `This person was already given a place in this course ${countOf(freePlaceLimits.perPerson, 'time')}, so they cannot be given another`,
  },
  too_many_free_places: {
    status: 429,
    title: `You have given ${countOf(freePlaceLimits.perDay, 'place')} in 24 hours, as many as one account can. Try again tomorrow`,
  },
  free_place_begun: {
    status: 409,
    title: 'The learner has started the course, so the place cannot be taken back',
  },
  free_place_paid: {
    status: 409,
    title: 'The learner has paid for the course, so the place cannot be taken back',
  },
} as const

/** An educator gives places in their own courses, an admin in everybody’s. */
const givers = { roles: ['educator', 'admin'] } as const

const freePlace = z.object({
  id: z.string(),
  /** The name that the list of learners shows. Null once the account is erased. */
  learner: z.nullable(z.string()),
  /** Null for a place by a code, and once the giver's account is erased. */
  givenBy: z.nullable(z.string()),
  isByCode: z.boolean(),
  state: openEnum(freePlaceStates),
  givenAt: z.iso.datetime(),
})

export type FreePlace = z.infer<typeof freePlace>

export const freePlaces = resource('/api/free-places', freePlace, {
  name: 'free-places',
  access: givers,
  filters: { course: z.string().check(z.maxLength(64)) },
  nonPersonalFilters: ['course'],
  sorts: newestOrOldest,
  list: {
    name: 'listFreePlaces',
    summary: 'The free places of a course, given or by a code. For its educator and for admins.',
    failure: 'Failed to fetch free places',
  },
  csv: 'exportFreePlaces',
})

const freePlacePool = z.object({
  course: z.object({ id: z.string(), title: z.string(), price: z.int(), isPublished: z.boolean() }),
  size: z.int(),
  given: z.int(),
})

export type FreePlacePool = z.infer<typeof freePlacePool>

export const getFreePlacePool = defineEndpoint('getFreePlacePool', 'GET /api/courses/:id/free-place-pool', {
  summary: 'How many free places a course has, and how many of them are given. For its educator and for admins.',
  access: givers,
  response: freePlacePool,
  failure: 'Failed to fetch free places',
})

export const poolSize = z.strictObject({
  size: z
    .int('Enter a whole number')
    .check(
      z.minimum(0, 'Enter 0 or more'),
      z.maximum(freePlaceLimits.pool, `Enter at most ${freePlaceLimits.pool.toLocaleString('en-IN')}`),
    ),
})

export const setFreePlacePool = defineEndpoint('setFreePlacePool', 'PUT /api/courses/:id/free-place-pool', {
  summary: 'Sets how many free places a course has in all, at least as many as are given.',
  access: admins,
  body: poolSize,
  response: freePlacePool,
  problems: ['pool_too_small'],
  failure: 'Failed to set the free places',
})

export const newFreePlace = z.strictObject({
  email: emailAddressOf({ required: 'Enter the learner’s email address', invalid: fieldMessages.emailInvalid }),
})

export const giveFreePlace = defineEndpoint('giveFreePlace', 'POST /api/courses/:id/free-places', {
  summary: 'Gives a free place of the course to the account with this address, and tells its owner.',
  access: givers,
  body: newFreePlace,
  response: freePlace,
  problems: [
    'course_unavailable',
    'pool_empty',
    'free_place_refused',
    'free_place_given_often',
    'too_many_free_places',
    'too_many_attempts',
  ],
  failure: 'Failed to give the place',
})

export const takeBackFreePlace = defineEndpoint('takeBackFreePlace', 'DELETE /api/free-places/:id', {
  summary:
    'Takes a given place back while its learner has neither begun nor paid. They are told, unless the email about the place has not left.',
  access: givers,
  problems: ['free_place_begun', 'free_place_paid'],
  failure: 'Failed to take the place back',
})

export const enrollByCode = defineEndpoint('enrollByCode', 'POST /api/courses/:id/code-enrollments', {
  summary: 'Gives the caller a place in a course that a code makes free.',
  access: forBuyers,
  body: z.strictObject({ code: typedCode }),
  response: enrollInCourse.response,
  problems: [...codeProblems, 'code_not_needed', 'changed_since_read', ...courseProblems, 'too_many_attempts'],
  failure: 'Failed to enroll in course. Please check your internet connection and try again.',
})
