import { t } from '@kere/brand/messages'
/** The ranges are days in India since a learner was last active, both ends included. */
export const silences = {
  '7_to_13': { from: 7, to: 13 },
  '14_to_29': { from: 14, to: 29 },
  '30_or_more': { from: 30, to: undefined },
} as const

export type Silence = keyof typeof silences

export const silenceNames: Readonly<Record<Silence, string>> = {
  '7_to_13': '7 to 13 days',
  '14_to_29': '14 to 29 days',
  '30_or_more': '30 days or more',
}

// The cast is safe: `keys` loses the literal names.
export const silenceValues = Object.keys(silences) as [Silence, ...Silence[]]

/** Learners who `stopped` at a lesson opened it last and have not finished the course. */
export const lessonStages = ['stopped', 'opened', 'done'] as const

export type LessonStage = (typeof lessonStages)[number]

export const lessonStageNames: Readonly<Record<LessonStage, string>> = {
  stopped: 'Stopped here',
  opened: 'Opened it',
  done: 'Did it',
}

/** A pace is the time between opening a lesson and doing it. */
export const paces = ['hour', 'day', 'week', 'longer'] as const

export type Pace = (typeof paces)[number]

export const paceNames: Readonly<Record<Pace, string>> = {
  hour: 'Within an hour',
  day: 'Within a day',
  week: 'Within a week',
  longer: 'Over a week',
}

export const insightLimits = {
  /** The usual time is told only if it is known of at least this many learners. */
  pacedAtLeast: 3,
  /** The lesson where most learners are is named if they are at least this many. */
  stoppedAtLeast: 3,
  messageEveryDays: 7,
  subjectLength: 100,
  textLength: 4000,
} as const

export const insightMessages = {
  failed: 'Failed to fetch the insight',
  listFailed: 'Failed to fetch learners',
  lessonRequired: 'Please choose a lesson',
  stoppedRequired: 'Only those who stopped can be chosen by their silence',
  sendFailed: 'Failed to send the message',
  groupRequired: 'Please choose a lesson, or how long they have been silent',
  subjectRequired: 'Please enter a subject',
  textRequired: 'Please enter a message',
  nobody: 'Nobody would get this message',
  spent: 'You sent one less than a week ago. You can send one a week for each course',
  withdrawFailed: 'Failed to take the message back',
  sent: 'The message has already been emailed',
} as const

/** The email puts this text around the message. */
export const courseMessageMail = {
  subject: t('A message about your course', 'Email course_message, subject'),
  opening: (sender: string, course: string) =>
    sender
      ? t('{sender} writes about “{course}”:', { sender, course }, 'Email course_message')
      : t('The team of Kere writes about “{course}”:', { course }, 'Email course_message'),
  quote: (subject: string, text: string) => `${subject}\n\n${text}`,
} as const
