import { t } from '@kere/brand/messages'
/** `learners`: only learners have answered. `done`: the educator has answered, or endorsed an answer. */
export const questionStates = ['waiting', 'learners', 'done'] as const

export type QuestionState = (typeof questionStates)[number]

export const questionLimits = {
  questionLength: 1000,
  answerLength: 2000,
  questionsPerDay: 10,
  answersPerDay: 60,
  reportsPerDay: 10,
  /** The questions that one person can have in a course. */
  ownQuestions: 100,
  /** The answers to one question, and those that one person can write. */
  answers: 50,
  ownAnswers: 10,
  followers: 200,
  /** Similar questions are searched among this many of the newest in a course, and `similar` of them are shown. */
  compared: 200,
  similar: 3,
  /**
   * The usual time to answer is the median of this many of the latest answers. With fewer than `timedAtLeast`, none is
   * given.
   */
  timed: 50,
  timedAtLeast: 3,
} as const

export const questionMessages = {
  listFailed: t('Failed to fetch the questions', 'Error'),
  askFailed: t('Failed to ask the question', 'Error'),
  answerFailed: t('Failed to save the answer', 'Error'),
  editFailed: t('Failed to save the change', 'Error'),
  deleteFailed: t('Failed to delete it', 'Error'),
  hideFailed: t('Failed to change who sees it', 'Error'),
  endorseFailed: t('Failed to endorse the answer', 'Error'),
  followFailed: t('Failed to follow the question', 'Error'),
} as const
