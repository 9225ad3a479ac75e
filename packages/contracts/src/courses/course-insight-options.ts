import { t } from '@kere/brand/messages'
/** The ranges are days in India since a learner was last active, both ends included. */
export const silences = {
  '7_to_13': { from: 7, to: 13 },
  '14_to_29': { from: 14, to: 29 },
  '30_or_more': { from: 30, to: undefined },
} as const

export type Silence = keyof typeof silences

export const silenceNames: Readonly<Record<Silence, string>> = {
  '7_to_13': t('7 to 13 days', 'How long a learner has been silent'),
  '14_to_29': t('14 to 29 days', 'How long a learner has been silent'),
  '30_or_more': t('30 days or more', 'How long a learner has been silent'),
}

// The cast is safe: `keys` loses the literal names.
export const silenceValues = Object.keys(silences) as [Silence, ...Silence[]]

/** Learners who `stopped` at a lesson opened it last and have not finished the course. */
export const lessonStages = ['stopped', 'opened', 'done'] as const

export type LessonStage = (typeof lessonStages)[number]

export const lessonStageNames: Readonly<Record<LessonStage, string>> = {
  stopped: t('Stopped here', 'What a learner did in a lesson'),
  opened: t('Opened it', 'What a learner did in a lesson'),
  done: t('Did it', 'What a learner did in a lesson'),
}

/** A pace is the time between opening a lesson and doing it. */
export const paces = ['hour', 'day', 'week', 'longer'] as const

export type Pace = (typeof paces)[number]

export const paceNames: Readonly<Record<Pace, string>> = {
  hour: t('Within an hour', 'Pace of a lesson'),
  day: t('Within a day', 'Pace of a lesson'),
  week: t('Within a week', 'Pace of a lesson'),
  longer: t('Over a week', 'Pace of a lesson'),
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
  failed: t('Failed to fetch the insight', 'Error'),
  listFailed: t('Failed to fetch learners', 'Error'),
  lessonRequired: t('Please choose a lesson', 'Error'),
  stoppedRequired: t('Only those who stopped can be chosen by their silence', 'Error'),
  sendFailed: t('Failed to send the message', 'Error'),
  groupRequired: t('Please choose a lesson, or how long they have been silent', 'Error'),
  subjectRequired: t('Please enter a subject', 'Error'),
  textRequired: t('Please enter a message', 'Error'),
  nobody: t('Nobody would get this message', 'Error'),
  spent: t('You sent one less than a week ago. You can send one a week for each course', 'Error'),
  withdrawFailed: t('Failed to take the message back', 'Error'),
  sent: t('The message has already been emailed', 'Error'),
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
