import { t } from '@kere/brand/messages'

export const newsCategoryNames = {
  energy: t('Energy', 'Subject of news'),
  education: t('Education', 'Subject of news'),
  youth_action: t('Youth Action', 'Subject of news'),
  policy: t('Policy', 'Subject of news'),
  innovation: t('Innovation', 'Subject of news'),
  events: t('Events', 'Menu; subject of news; what a guardian agrees to'),
  conservation: t('Conservation', 'Topic of mentorship; subject of courses'),
  transportation: t('Transportation', 'Subject of news'),
  agriculture: t('Agriculture', 'Subject of news'),
  urban_planning: t('Urban Planning', 'Subject of news'),
} as const

export type NewsCategory = keyof typeof newsCategoryNames

// `Object.keys` loses the type of the keys.
export const newsCategories = Object.keys(newsCategoryNames) as [NewsCategory, ...NewsCategory[]]

/** The reasons for which a source gave no news. */
export const feedFailureNames = {
  unreachable: 'Did not answer within 10 seconds',
  refused_address: 'Leads to an address that we do not ask',
  too_many_redirects: 'Leads on more than three times',
  status: 'Answered with an error',
  too_large: 'Answered with more than 1 MB',
  not_a_feed: 'Answered with something that is no RSS or Atom',
} as const

export type FeedFailure = keyof typeof feedFailureNames

export const feedFailures = Object.keys(feedFailureNames) as [FeedFailure, ...FeedFailure[]]

export const feedStates = ['waiting', 'answering', 'failing', 'paused'] as const

export type FeedState = (typeof feedStates)[number]

export const newsLimits = {
  feeds: 50,
  nameLength: 80,
  urlLength: 500,
  /** Headlines older than this are not shown. */
  days: 60,
} as const

export const newsFeedTexts = {
  nameRequired: 'Enter what the source is called',
  urlRequired: 'Enter the address of the feed',
  urlInvalid: 'Enter an address that begins with https://',
} as const
