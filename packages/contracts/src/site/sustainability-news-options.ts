export const newsCategoryNames = {
  energy: 'Energy',
  education: 'Education',
  youth_action: 'Youth Action',
  policy: 'Policy',
  innovation: 'Innovation',
  events: 'Events',
  conservation: 'Conservation',
  transportation: 'Transportation',
  agriculture: 'Agriculture',
  urban_planning: 'Urban Planning',
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
