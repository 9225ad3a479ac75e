/** As it is stored; an archived one keeps the status that it had. */
export const labStatuses = ['draft', 'open', 'closed'] as const

export const labStates = [...labStatuses, 'archived'] as const

export type LabState = (typeof labStates)[number]

export const labStateNames = {
  draft: 'Draft',
  open: 'Open',
  closed: 'Closed',
  archived: 'Archived',
} as const satisfies Record<LabState, string>

/** S-485 */
export const participantRoles = ['student', 'educator'] as const

export type ParticipantRole = (typeof participantRoles)[number]

export const participantStatuses = ['pending', 'approved', 'rejected'] as const

export type ParticipantStatus = (typeof participantStatuses)[number]

export const participantStatusNames = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
} as const satisfies Record<ParticipantStatus, string>

/** Of a lab that is open, by the stage that it is in. */
export const labPhases = ['first', 'middle', 'last'] as const

export type LabPhase = (typeof labPhases)[number]

export const labPhaseNames = {
  first: 'First stage',
  middle: 'Under way',
  last: 'Last stage',
} as const satisfies Record<LabPhase, string>

export const labLimits = {
  titleLength: 120,
  descriptionLength: 4000,
  /** S-179 */
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
  /** Graphemes (S-184, S-578). */
  statementLength: 500,
  /** UTF-16 units of so many: a family of four has eleven. */
  statementUnits: 8000,
  noteLength: 500,
  /** Of one account, archived ones too. */
  labs: 200,
  /** Of one account that wait for an answer. */
  pendingRequests: 20,
  requestsPerHour: 30,
  listed: 12,
  onHome: 3,
  firstDay: '2000-01-01',
  lastDay: '2100-12-31',
  /** Hours of a day in IST at which stages and requests end. */
  endsAtHour: 18,
} as const

export const labMessages = {
  /** S-402 */
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  goalsRequired: 'Goals are required',
  timelineRequired: 'Timeline is required',
  dateRequired: 'Choose a date',
  stageOrder: (number: number) => `Stage ${number} must end after stage ${number - 1}`,
  stageTwice: 'Each stage needs an id of its own',
  stageName: (number: number) => `Stage ${number} needs a name`,
  stageDate: (number: number) => `Stage ${number} needs a date`,
  startsLate: 'The first stage must end after the lab starts',
  closesLate: 'Requests must close before the last stage ends',
  /** S-183 */
  statementRequired: 'Please provide a statement',
  statementTooLong: 'Please use at most 500 characters',
  /** S-185 */
  linkInvalid: 'Please enter a valid URL',
  /** S-186 */
  alreadyAsked: 'You have already joined or requested to join this lab',
  /** S-187, S-188 */
  sent: {
    student: 'Your interest has been submitted! We will review your application and get back to you soon.',
    educator: 'Thank you for offering to mentor! We will review your application and get back to you soon.',
  },
  /** S-189 */
  sendFailed: 'Failed to submit. Please try again.',
  /** S-182 */
  sample: 'This is a sample Challenge Lab for demonstration purposes. Real labs will be available soon!',
  /** S-175, S-405 */
  noneOpen: 'No open challenge labs',
  noParticipants: 'No participants yet',
  /** S-404 */
  notFound: 'Challenge Lab not found',
  /** S-554 to S-561 */
  listFailed: 'Failed to fetch challenge labs',
  getFailed: 'Failed to fetch challenge lab',
  joinFailed: 'Failed to join challenge lab',
  participationsFailed: 'Failed to fetch your lab participations',
  createFailed: 'Failed to create challenge lab',
  updateFailed: 'Failed to update challenge lab',
  participantsFailed: 'Failed to fetch lab participants',
  decideFailed: 'Failed to update participant status',
} as const

/** S-177, S-178, S-180 */
export const interestWords = {
  student: { title: 'Join Challenge Lab', action: 'Join this Lab', question: 'Why do you want to join?' },
  educator: { title: 'Mentor Challenge Lab', action: 'Mentor this Lab', question: 'What would you bring as a mentor?' },
} as const satisfies Record<ParticipantRole, object>

interface Stage {
  name: string
  endsAt: string
}

/** What a list and a page tell of a lab's stages, by the clock. */
export function stageAt<Each extends Stage>(stages: readonly Each[], now: number) {
  const index = stages.findIndex(({ endsAt }) => Date.parse(endsAt) > now)
  return index === -1 ? null : { index, stage: stages[index]! }
}
