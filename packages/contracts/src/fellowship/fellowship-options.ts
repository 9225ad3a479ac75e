import { t } from '@kere/brand/messages'
import { countOf } from '@kere/brand/count'
/** The tracks of S-367 and S-582. The page shows the second one by default (S-163). */
export const fellowshipTracks = ['k12', 'college', 'professional'] as const

export type FellowshipTrack = (typeof fellowshipTracks)[number]

export const trackNames: Record<FellowshipTrack, string> = {
  k12: 'K-12',
  college: 'College',
  professional: 'Professional',
}

export const trackLabels: Record<FellowshipTrack, string> = {
  k12: t('K-12 Fellowship', 'Fellowship: for school'),
  college: t('College Fellowship', 'Fellowship'),
  professional: t('Professional Fellowship', 'Fellowship: for people at work'),
}

export const trackFacts: Record<FellowshipTrack, { months: number; pace?: string; hours: string; note: string }> = {
  k12: { months: 3, pace: 'part-time', hours: '3–5', note: 'Grades 9 to 12' },
  college: { months: 6, hours: '5–8', note: 'Any subject' },
  professional: { months: 6, hours: '6–10', note: 'Beside your job' },
}

export const trackLength = ({ months, pace }: (typeof trackFacts)[FellowshipTrack]) =>
  [countOf(months, 'month'), ...(pace ? [pace] : [])].join(' ')

/** `upcoming`: the round opens by itself at a later time. */
export const roundStates = ['open', 'closed', 'upcoming'] as const

export type RoundState = (typeof roundStates)[number]

/** The weeks after the deadline in which applicants get their answers (S-170). */
export const answerWeeks = { first: 3, last: 4 }

export const applicationStatuses = ['pending', 'approved', 'rejected'] as const

export type FellowshipStatus = (typeof applicationStatuses)[number]

export const statusLabels: Record<FellowshipStatus, string> = {
  pending: 'Under Review',
  approved: 'Approved',
  rejected: 'Not Selected',
}

export const preferredModes = ['online', 'in-person', 'hybrid'] as const

export const modeNames: Record<(typeof preferredModes)[number], string> = {
  online: 'Online',
  'in-person': 'In person',
  hybrid: 'Hybrid',
}

/** Reviewers give 1 to 5 points for each criterion. The list is sorted by the mean. */
export const criteria = ['motivation', 'fit', 'feasibility'] as const

export type Criterion = (typeof criteria)[number]

export const criterionNames: Record<Criterion, string> = {
  motivation: 'Motivation',
  fit: 'Fit',
  feasibility: 'Feasibility',
}

export const fellowshipLimits = {
  motivationLength: 1500,
  noteLength: 1000,
  fileNameLength: 160,
  /** Applications and their statements are deleted 12 months after the decision (W-29). */
  keptDays: 365,
  /** Applicants with an unfinished draft get a reminder this many days before the deadline. */
  reminderDays: 3,
}

export const fellowshipMessages = {
  organizationRequired: 'Organization is required',
  roleRequired: 'Role is required',
  areaRequired: 'Area of interest is required',
  motivationRequired: 'Motivation is required',
  phoneRequired: 'Phone number is required',
  locationRequired: 'Location is required',
  guardianRequired: 'Guardian contact is required for K-12 applicants',
  guardianIsOwn: 'Please give the phone number or email address of a parent or guardian, not your own',
  trackRequired: 'Choose a track',
}

export const submitFailure = 'Failed to submit application. Please try again.'
