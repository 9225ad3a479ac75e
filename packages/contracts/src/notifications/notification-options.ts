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
} as const
