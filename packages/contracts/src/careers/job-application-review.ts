import * as z from 'zod/mini'
import { documentLink } from '../files/documents.ts'
import { bulkOf } from '../http/bulk.ts'
import { admins, defineEndpoint } from '../http/endpoint.ts'
import { days, newestOrOldest, oneOf, resource } from '../http/resource.ts'
import { listFilters } from '../http/list.ts'
import { openEnum } from '../http/open-enum.ts'
import { optionalText, requiredText } from '../text/text.ts'
import { answerStages, careerLimits, jobStages, movableStages } from './career-options.ts'

export const problems = {
  job_application_changed: { status: 409, title: 'This application was changed meanwhile. Look at it again' },
  job_answer_final: { status: 409, title: 'The email has already been sent' },
} as const

const moment = z.iso.datetime()

/** An application (S-488). It does not contain the address of the resume (W-29). */
export const jobApplication = z.object({
  id: z.string(),
  createdAt: moment,
  name: z.string(),
  email: z.string(),
  /** False if the email may belong to somebody other than the applicant. */
  isAddressProven: z.boolean(),
  positionId: z.string(),
  position: z.string(),
  link: z.string(),
  note: z.string(),
  stage: openEnum(jobStages),
  resume: z.nullable(z.object({ name: z.string(), size: z.int() })),
  teamNote: z.string(),
  answer: z.nullable(z.object({ text: z.string(), at: moment, by: z.nullable(z.string()) })),
})

export type JobApplication = z.infer<typeof jobApplication>

export const jobApplications = resource('/api/job-applications', jobApplication, {
  name: 'job-applications',
  access: admins,
  token: 'applications:read',
  filters: {
    stage: oneOf(jobStages),
    search: listFilters.search,
    position: z.optional(z.string().check(z.maxLength(careerLimits.idLength), z.regex(/^[a-z0-9-]+$/))),
    ...days,
  },
  sorts: newestOrOldest,
  counts: jobStages,
  list: {
    name: 'listJobApplications',
    summary: 'Job applications, filtered, sorted and paged.',
    failure: 'Failed to fetch applications',
  },
  get: {
    name: 'getJobApplication',
    summary: 'A job application.',
    failure: 'Failed to fetch the application',
  },
  csv: 'exportJobApplications',
})

const updateFailed = 'Failed to change the application'

export const moveJobApplication = defineEndpoint('moveJobApplication', 'PATCH /api/job-applications/:id', {
  summary: 'Moves an application to another stage, without an email.',
  access: admins,
  body: z.strictObject({ stage: z.enum(movableStages) }),
  response: jobApplication,
  problems: ['job_application_changed'],
  failure: updateFailed,
})

export const newJobAnswer = z.strictObject({
  stage: z.enum(answerStages),
  text: requiredText('Please write an answer', careerLimits.answerLength),
})

export const answerJobApplication = defineEndpoint('answerJobApplication', 'POST /api/job-applications/:id/answer', {
  summary: 'Writes to the applicant and moves the application; the email leaves ten seconds later.',
  access: admins,
  body: newJobAnswer,
  response: jobApplication,
  problems: ['job_application_changed'],
  failure: 'Failed to send the answer',
})

export const undoJobAnswer = defineEndpoint('undoJobAnswer', 'DELETE /api/job-applications/:id/answer', {
  summary: 'Takes an answer back within ten seconds, before its email leaves.',
  access: admins,
  response: jobApplication,
  problems: ['job_answer_final'],
  failure: 'Failed to undo the answer',
})

export const noteJobApplication = defineEndpoint('noteJobApplication', 'PUT /api/job-applications/:id/note', {
  summary: 'Keeps what the team notes. A new application is in review with it.',
  access: admins,
  body: z.strictObject({ text: optionalText(careerLimits.teamNoteLength) }),
  response: jobApplication,
  failure: 'Failed to save the note',
})

export const linkResume = defineEndpoint('linkResume', 'POST /api/job-applications/:id/resume-links', {
  summary: 'A link of five minutes to the resume, for the caller alone; the audit log says who took it (W-29).',
  access: admins,
  response: documentLink,
  failure: 'Failed to make a link to the resume',
})

export const renewApplicationLink = defineEndpoint('renewApplicationLink', 'POST /api/job-applications/:id/links', {
  summary: 'Ends the applicant’s link and sends a new one.',
  access: admins,
  response: jobApplication,
  failure: 'Failed to send a new link',
})

export const actOnJobApplications = bulkOf({
  name: 'actOnJobApplications',
  summary: 'Moves or declines several applications, each under its own rules, or takes that back.',
  list: jobApplications,
  endpoint: { access: admins },
  failure: updateFailed,
  acts: ['review', 'reopen', 'decline', 'undo'],
})
