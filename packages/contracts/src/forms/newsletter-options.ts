export const subscriberStatuses = ['unconfirmed', 'confirmed', 'unsubscribed'] as const

export type SubscriberStatus = (typeof subscriberStatuses)[number]

export const newsletterTopics = ['courses', 'events', 'labs', 'blog'] as const

export type NewsletterTopic = (typeof newsletterTopics)[number]

export const newsletterFrequencies = ['monthly', 'weekly'] as const

export type NewsletterFrequency = (typeof newsletterFrequencies)[number]

/** What an address that nobody has confirmed is kept for, and how long its link works. */
export const confirmationDays = 7

/** S-287 */
export const subscribeFailure = 'Failed to subscribe. Please try again.'
