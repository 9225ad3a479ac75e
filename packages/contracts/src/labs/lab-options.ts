import { t } from '@kere/brand/messages'

/** The stored statuses. An archived lab keeps the status that it had. */
export const labStatuses = ['draft', 'open', 'closed'] as const

export const labStates = [...labStatuses, 'archived'] as const

export type LabState = (typeof labStates)[number]

export const labStateNames = {
  draft: t('Draft', 'State of a lab'),
  open: t('Open', 'State of a lab'),
  closed: t('Closed', 'State of a lab'),
  archived: t('Archived', 'State of a lab'),
} as const satisfies Record<LabState, string>

export const participantRoles = ['student', 'educator'] as const

export type ParticipantRole = (typeof participantRoles)[number]

export const participantStatuses = ['pending', 'approved', 'rejected'] as const

export type ParticipantStatus = (typeof participantStatuses)[number]

export const participantStatusNames = {
  pending: t('Pending', 'Answer to a request to join a lab'),
  approved: t('Approved', 'Answer to a request to join a lab'),
  rejected: t('Rejected', 'Answer to a request to join a lab'),
} satisfies Record<ParticipantStatus, string>

/** The phases of an open lab, by its current stage. */
export const labPhases = ['first', 'middle', 'last'] as const

export type LabPhase = (typeof labPhases)[number]

export const labPhaseNames = {
  first: t('First stage', 'Filter: stage of a lab'),
  middle: t('Under way', 'Filter: stage of a lab'),
  last: t('Last stage', 'Filter: stage of a lab'),
} satisfies Record<LabPhase, string>

export const labLimits = {
  titleLength: 120,
  descriptionLength: 4000,
  descriptionShown: 150,
  entries: 12,
  entryLength: 160,
  stages: 8,
  stageNameLength: 60,
  stageTextLength: 240,
  lineLength: 240,
  participants: 500,
  participantsDefault: 30,
  mentors: 20,
  mentorsDefault: 2,
  teamSize: 20,
  teamSizeDefault: 5,
  drawings: 8,
  /** The limit in graphemes (S-184, S-578). */
  statementLength: 500,
  /** The UTF-16 units of that many graphemes; the emoji of a family of four has eleven. */
  statementUnits: 8000,
  noteLength: 500,
  /** The limit for one account, including archived labs. */
  labs: 200,
  pendingRequests: 20,
  requestsPerHour: 30,
  listed: 12,
  onHome: 3,
  firstDay: '2000-01-01',
  lastDay: '2100-12-31',
  /** The hour of the day, in Indian time, at which stages and requests end. */
  endsAtHour: 18,
} as const

export const labMessages = {
  titleRequired: t('Title is required', 'Error'),
  descriptionRequired: t('Description is required', 'Error'),
  goalsRequired: t('Goals are required', 'Error'),
  timelineRequired: t('Timeline is required', 'Error'),
  dateRequired: t('Choose a date', 'Error'),
  stageOrder: (number: number) =>
    t('Stage {number} must end after stage {before}', { number, before: number - 1 }, 'Error: a form'),
  stageTwice: t('Each stage needs an id of its own', 'Error'),
  stageName: (number: number) => t('Stage {number} needs a name', { number }, 'Error: a form'),
  stageDate: (number: number) => t('Stage {number} needs a date', { number }, 'Error: a form'),
  startsLate: t('The first stage must end after the lab starts', 'Error'),
  closesLate: t('Requests must close before the last stage ends', 'Error'),
  statementRequired: t('Please provide a statement', 'Error: a form'),
  statementTooLong: t('Please use at most 500 characters', 'Error: a form'),
  linkInvalid: t('Please enter a valid URL', 'Error: a form'),
  alreadyAsked: t('You have already joined or requested to join this lab', 'Error'),
  sent: {
    student: t(
      'Your interest has been submitted! We will review your application and get back to you soon.',
      'Message',
    ),
    educator: t(
      'Thank you for offering to mentor! We will review your application and get back to you soon.',
      'Message',
    ),
  },
  sendFailed: t('Failed to submit. Please try again.', 'Error'),
  sample: t(
    'This is a sample Challenge Lab for demonstration purposes. Real labs will be available soon!',
    'On a lab that only shows what a lab is',
  ),
  noneOpen: t('No open challenge labs', 'Heading of an empty list'),
  noParticipants: t('No participants yet', 'Error'),
  notFound: t('Challenge Lab not found', 'Title of a page'),
  listFailed: t('Failed to fetch challenge labs', 'Error'),
  getFailed: t('Failed to fetch challenge lab', 'Error'),
  joinFailed: t('Failed to join challenge lab', 'Error'),
  participationsFailed: t('Failed to fetch your lab participations', 'Error'),
  createFailed: t('Failed to create challenge lab', 'Error'),
  updateFailed: t('Failed to update challenge lab', 'Error'),
  participantsFailed: t('Failed to fetch lab participants', 'Error'),
  decideFailed: t('Failed to update participant status', 'Error'),
} as const

export const interestWords = {
  student: {
    title: t('Join Challenge Lab', 'Title of a form'),
    action: t('Join this Lab', 'Button'),
    question: t('Why do you want to join?', 'Question of a form'),
  },
  educator: {
    title: t('Mentor Challenge Lab', 'Title of a form'),
    action: t('Mentor this Lab', 'Button'),
    question: t('What would you bring as a mentor?', 'Question of a form'),
  },
} as const satisfies Record<ParticipantRole, object>

interface Stage {
  name: string
  endsAt: string
}

/** Finds the current stage of a lab, which lists and pages show. */
export function stageAt<Each extends Stage>(stages: readonly Each[], now: number) {
  const index = stages.findIndex(({ endsAt }) => Date.parse(endsAt) > now)
  return index === -1 ? null : { index, stage: stages[index]! }
}
