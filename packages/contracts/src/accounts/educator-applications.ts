import * as z from 'zod/mini'
import { applicationSorts, applicationStatuses } from './educator-application-options.ts'
import { educatorAnswers } from './educator-profile.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { limits } from '../http/limits.ts'
import { openEnum } from '../http/open-enum.ts'
import { readVersion } from '../http/read-version.ts'
import { oneOf, resource } from '../http/resource.ts'
import { requiredText } from '../text/text.ts'

export const problems = {
  staff_under_age: { status: 409, title: 'This person is under 18. Only adults can teach or be admins' },
  already_applied: { status: 409, title: 'You have already applied' },
  decision_final: { status: 409, title: 'The email about this decision has already been sent' },
  already_decided: { status: 409, title: 'This application has been decided already' },
} as const

export const applicationSummary = z.object({
  id: z.string(),
  applicant: z.object({ id: z.string(), name: z.string(), email: z.string() }),
  designation: z.nullable(z.string()),
  organizationAffiliation: z.nullable(z.string()),
  status: openEnum(applicationStatuses),
  submittedAt: z.iso.datetime(),
  decidedAt: z.nullable(z.iso.datetime()),
})

export type ApplicationSummary = z.infer<typeof applicationSummary>

export const educatorApplication = z.extend(applicationSummary, {
  isOnboarded: z.boolean(),
  version: z.optional(z.int()),
  bio: z.nullable(z.string()),
  teachingExperience: z.nullable(z.int()),
  subjectsOfInterest: z.array(z.string()),
  languagesSpoken: z.array(z.string()),
  certifications: z.array(z.string()),
  linkedinUrl: z.nullable(z.string()),
  lumaProfileUrl: z.nullable(z.string()),
  phoneNumber: z.nullable(z.string()),
  decidedBy: z.nullable(z.string()),
  reason: z.nullable(z.string()),
})

export type EducatorApplication = z.infer<typeof educatorApplication>

export const educatorApplications = resource('/api/educator-applications', applicationSummary, {
  name: 'educator-applications',
  access: { roles: ['admin'] },
  token: 'applications:read',
  filters: { status: oneOf(applicationStatuses) },
  sorts: applicationSorts,
  counts: applicationStatuses,
  list: {
    name: 'listEducatorApplications',
    summary: 'The applications of educators, filtered, sorted and paged.',
    failure: 'Failed to fetch applications',
  },
})

export const getEducatorApplication = defineEndpoint('getEducatorApplication', 'GET /api/educator-applications/:id', {
  summary: 'An application with what the applicant says of themselves.',
  access: { roles: ['admin'] },
  token: 'applications:read',
  response: educatorApplication,
  failure: 'Failed to fetch the application',
})

export const approveEducatorApplication = defineEndpoint(
  'approveEducatorApplication',
  'POST /api/educator-applications/:id/approval',
  {
    summary:
      'Approves an application: the applicant is an educator who may publish, host and mentor, and is told by email.',
    access: { roles: ['admin'] },
    query: readVersion,
    response: educatorApplication,
    problems: ['already_decided', 'changed_since_read', 'staff_under_age'],
    failure: 'Failed to approve the application',
  },
)

export const applicationRejection = z.strictObject({
  reason: requiredText('Please give a reason', limits.reasonLength),
})

export const rejectEducatorApplication = defineEndpoint(
  'rejectEducatorApplication',
  'POST /api/educator-applications/:id/rejection',
  {
    summary: 'Declines an application; the applicant is told why by email.',
    access: { roles: ['admin'] },
    query: readVersion,
    body: applicationRejection,
    response: educatorApplication,
    problems: ['already_decided', 'changed_since_read'],
    failure: 'Failed to decline the application',
  },
)

export const undoEducatorApplicationDecision = defineEndpoint(
  'undoEducatorApplicationDecision',
  'DELETE /api/educator-applications/:id/decision',
  {
    summary:
      'Takes a decision back as long as its email has not left; nobody is told of it, and the application waits again.',
    access: { roles: ['admin'] },
    problems: ['decision_final'],
    failure: 'Failed to undo the decision',
  },
)

/** The role changes when an admin approves the application, not earlier. */
export const applyToTeach = defineEndpoint('applyToTeach', 'POST /api/me/educator-applications', {
  summary: 'Applies to teach with the caller’s own account.',
  access: { roles: ['student', 'educator'] },
  body: z.strictObject({ answers: educatorAnswers }),
  response: z.object({ id: z.string(), status: openEnum(applicationStatuses), submittedAt: z.iso.datetime() }),
  problems: ['already_applied'],
  failure: 'Failed to submit the application',
})
