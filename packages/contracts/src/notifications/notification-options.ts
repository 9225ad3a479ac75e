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
  /** More than there are kinds, because the page of preferences changes all of them in one request. */
  choicesAtOnce: 60,
} as const
