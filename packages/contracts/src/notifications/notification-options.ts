/** The ways to notify a person about a kind of event. All except `off` show it in the bell. */
export const notificationChoices = ['email', 'digest', 'bell', 'off'] as const

export type NotificationChoice = (typeof notificationChoices)[number]

export const notificationIcons = [
  'account',
  'award',
  'book',
  'calendar',
  'message',
  'people',
  'post',
  'receipt',
] as const

export type NotificationIcon = (typeof notificationIcons)[number]

export const notificationLimits = {
  /** The bell stops counting at this number. */
  countedUnread: 100,
  keptDays: 90,
  /** Every choice binds four values, and D1 binds at most 100 in a statement. */
  choicesAtOnce: 25,
} as const
