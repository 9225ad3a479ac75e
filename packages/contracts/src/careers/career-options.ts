import { t } from '@kere/brand/messages'

export const positionStatuses = ['draft', 'open', 'closed'] as const

/** `doubtful`: the hidden field was filled in, and nobody has looked at the application yet. */
export const jobStages = [
  'new',
  'in_review',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
  'doubtful',
] as const

export type JobStage = (typeof jobStages)[number]

/** An admin can move an application to these stages without writing to anybody. */
export const movableStages = ['new', 'in_review', 'interview', 'offer', 'hired'] as const

/** An answer by email moves the application to one of these stages. */
export const answerStages = ['interview', 'offer', 'declined'] as const

export type AnswerStage = (typeof answerStages)[number]

export const stageLabels: Readonly<Record<JobStage, string>> = {
  new: 'New',
  in_review: 'In review',
  interview: 'Interview',
  offer: 'Offer',
  hired: 'Hired',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  doubtful: 'Doubtful',
}

export const careerLimits = {
  idLength: 60,
  titleLength: 80,
  factLength: 80,
  descriptionLength: 400,
  entries: 10,
  entryLength: 200,
  noteLength: 4000,
  teamNoteLength: 2000,
  answerLength: 2000,
  resumeBytes: 5 * 1024 * 1024,
  keptDays: 365,
  keptMonths: 12,
  /** The working days within which somebody reads an application. */
  reviewDays: 7,
} as const

export const applicationMessages = {
  nameRequired: t('Name is required', 'Error'),
  emailRequired: t('Email is required', 'Error'),
  emailInvalid: t('Valid email is required', 'Error'),
  linkRequired: t('LinkedIn/Portfolio URL is required', 'Error'),
  linkInvalid: t('Please enter a valid address, for example https://linkedin.com/in/asha-rao', 'Error'),
  noteRequired: t('Please tell us why you want to work with us', 'Error'),
  resumeRequired: t('Resume is required', 'Error'),
  resumeRefused: t('Resume must be a PDF, DOC or DOCX under 5MB', 'Error'),
  resumeFailed: t('Failed to upload resume. Please try again.', 'Error'),
  failed: t('There was an error submitting your application. Please try again.', 'Error'),
  submitted: t('Application Submitted!', 'Heading'),
} as const

export const resumeTypes = '.pdf,.doc,.docx'
