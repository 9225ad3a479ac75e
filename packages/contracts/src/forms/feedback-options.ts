import { t } from '@kere/brand/messages'
/** People choose one of these roles for themselves (C-01). */
export const feedbackRoles = ['learner', 'educator', 'visitor', 'other'] as const

export type FeedbackRole = (typeof feedbackRoles)[number]

export const feedbackRoleNames = {
  learner: t('Learner', 'Who gives feedback'),
  educator: t('Educator', 'Who gives feedback'),
  visitor: t('Visitor', 'Who gives feedback'),
  other: t('Other', 'Who gives feedback'),
} satisfies Record<FeedbackRole, string>

/** An admin can choose these statuses (W-36). */
export const chosenFeedbackStatuses = ['new', 'planned', 'done'] as const

/** `doubtful`: the hidden field was filled in, and nobody has looked at the feedback yet. */
export const feedbackStatuses = [...chosenFeedbackStatuses, 'doubtful'] as const

export type FeedbackStatus = (typeof feedbackStatuses)[number]

export const feedbackStatusNames = {
  new: 'New',
  planned: 'Planned',
  done: 'Done',
  doubtful: 'Doubtful',
} as const satisfies Record<FeedbackStatus, string>

export const feedbackFailure = t('Failed to submit feedback. Please try again.', 'Error')
