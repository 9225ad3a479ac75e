/** Each way to notify somebody of a kind. All but `off` also show it in the bell. */
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
  /** More than that the bell does not count. */
  countedUnread: 100,
  keptDays: 90,
  /** Four values of each are bound, and D1 binds up to 100. */
  choicesAtOnce: 25,
} as const
