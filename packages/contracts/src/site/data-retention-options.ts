/** The parts of the page about what is kept, in their order. */
export const retentionGroups = {
  account: 'Your account',
  security: 'Security',
  learning: 'Courses',
  events: 'Events and tickets',
  labs: 'Challenge Labs',
  mentorship: 'Mentors and sessions',
  portfolio: 'Impact portfolio',
  people: 'Directory and safety',
  applications: 'Applications',
  orders: 'Orders and invoices',
  messages: 'Messages and notifications',
  teaching: 'Teaching and publishing',
  platform: 'Running the platform',
} as const

export type RetentionGroup = keyof typeof retentionGroups

// The cast restores the keys, which `Object.keys` loses.
export const retentionGroupNames = Object.keys(retentionGroups) as [RetentionGroup, ...RetentionGroup[]]

/** The row becomes this when the account of its person is deleted. */
export const onErasure = ['deleted', 'anonymized', 'untraceable'] as const
