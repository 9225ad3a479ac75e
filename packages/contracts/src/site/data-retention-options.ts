import { t } from '@kere/brand/messages'
/** The parts of the page about what is kept, in their order. */
export const retentionGroups = {
  account: t('Your account', 'Heading: kinds of data'),
  security: t('Security', 'Heading: kinds of data'),
  learning: t('Courses', 'Menu'),
  events: t('Events and tickets', 'Heading: kinds of data'),
  labs: t('Challenge Labs', 'Way to learn, heading on the home page'),
  mentorship: t('Mentors and sessions', 'Heading: kinds of data'),
  portfolio: t('Impact portfolio', 'Heading: kinds of data'),
  people: t('Directory and safety', 'Heading: kinds of data'),
  applications: t('Applications', 'Kind of found things'),
  orders: t('Orders and invoices', 'Heading: kinds of data'),
  messages: t('Messages and notifications', 'Heading: kinds of data'),
  teaching: t('Teaching and publishing', 'Heading: kinds of data'),
  platform: t('Running the platform', 'Heading: kinds of data'),
} as const

export type RetentionGroup = keyof typeof retentionGroups

// The cast restores the keys, which `Object.keys` loses.
export const retentionGroupNames = Object.keys(retentionGroups) as [RetentionGroup, ...RetentionGroup[]]

/** The row becomes this when the account of its person is deleted. */
export const onErasure = ['deleted', 'anonymized', 'untraceable'] as const
