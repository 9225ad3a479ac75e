import { t } from '@kere/brand/messages'

/** The tracks of S-367 and S-582. The page shows the second one by default (S-163). */
export const fellowshipTracks = ['k12', 'college', 'professional'] as const

export type FellowshipTrack = (typeof fellowshipTracks)[number]

export const trackNames: Record<FellowshipTrack, string> = {
  k12: t('K-12', 'Fellowship: for school'),
  college: t('College', 'Fellowship'),
  professional: t('Professional', 'Fellowship: for people at work'),
}

export const trackLabels: Record<FellowshipTrack, string> = {
  k12: t('K-12 Fellowship', 'Fellowship: for school'),
  college: t('College Fellowship', 'Fellowship'),
  professional: t('Professional Fellowship', 'Fellowship: for people at work'),
}

export const trackFacts: Record<FellowshipTrack, { months: number; pace?: string; hours: string; note: string }> = {
  k12: {
    months: 3,
    pace: t('part-time', 'After a length, as “3 months part-time”'),
    hours: '3–5',
    note: t('Grades 9 to 12', 'Fellowship'),
  },
  college: { months: 6, hours: '5–8', note: t('Any subject', 'Filter; fellowship') },
  professional: { months: 6, hours: '6–10', note: t('Beside your job', 'Fellowship') },
}

export const trackLength = ({ months, pace }: (typeof trackFacts)[FellowshipTrack]) =>
  [t('{months, plural, one {# month} other {# months}}', { months }, 'Length'), ...(pace ? [pace] : [])].join(' ')

/** `upcoming`: the round opens by itself at a later time. */
export const roundStates = ['open', 'closed', 'upcoming'] as const

export type RoundState = (typeof roundStates)[number]

/** The weeks after the deadline in which applicants get their answers (S-170). */
export const answerWeeks = { first: 3, last: 4 }

export const applicationStatuses = ['pending', 'approved', 'rejected'] as const

export type FellowshipStatus = (typeof applicationStatuses)[number]

export const statusLabels: Record<FellowshipStatus, string> = {
  pending: t('Under Review', 'State of an application'),
  approved: t('Approved', 'Answer to a request to join a lab'),
  rejected: t('Not Selected', 'State of an application'),
}

export const preferredModes = ['online', 'in-person', 'hybrid'] as const

export const modeNames: Record<(typeof preferredModes)[number], string> = {
  online: t('Online', 'Where an event is'),
  'in-person': t('In person', 'Where an event is'),
  hybrid: t('Hybrid', 'How a fellow takes part'),
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
  organizationRequired: t('Organization is required', 'Error'),
  roleRequired: t('Role is required', 'Error'),
  areaRequired: t('Area of interest is required', 'Error'),
  motivationRequired: t('Motivation is required', 'Error'),
  phoneRequired: t('Phone number is required', 'Error'),
  locationRequired: t('Location is required', 'Error'),
  guardianRequired: t('Guardian contact is required for K-12 applicants', 'Error'),
  guardianIsOwn: t('Please give the phone number or email address of a parent or guardian, not your own', 'Error'),
  trackRequired: t('Choose a track', 'Error'),
}

export const submitFailure = t('Failed to submit application. Please try again.', 'Error')
