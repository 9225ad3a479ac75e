import { product } from '@kere/brand/brand'
import { t } from '@kere/brand/messages'

/**
 * A person agrees to each of these alone. Words that people have agreed to are never edited: other words are a new
 * version, and the ledger keeps those that were read.
 */
export const consentNotices = {
  account: {
    name: t('Keep your account', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t(
      '{product} keeps your name, email, date of birth, courses and results, so that you can learn here.',
      { product },
      'What somebody agrees to',
    ),
    /** There is no account without it. */
    isNeeded: true,
    ends: '',
    path: '/dashboard/privacy',
  },
  learner_hub: {
    name: t('Show me on the learner hub', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Other people see your name, photo, bio, year of study, institute, organization, location, subjects and languages. Never your email.',
      'What somebody agrees to',
    ),
    isNeeded: false,
    ends: t('You are no longer listed among learners.', 'What ends when consent is withdrawn'),
    path: '/dashboard/profile',
  },
  directory: {
    name: t('Public profile', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'The public directory shows only your name, photo, bio, designation, organization, subjects, location and languages.',
      'What somebody agrees to',
    ),
    isNeeded: false,
    ends: t(
      'You are no longer listed among educators. Your courses keep your name.',
      'What ends when consent is withdrawn',
    ),
    path: '/dashboard/profile',
  },
  calendar_link: {
    name: t('Show my event calendar', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t('Adds the link to your event calendar while your profile is public.', 'What somebody agrees to'),
    isNeeded: false,
    ends: t('The link disappears from your public profile.', 'What ends when consent is withdrawn'),
    path: '/dashboard/profile',
  },
  group_link: {
    name: t('Show my WhatsApp group', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Adds the link to your group while your profile is public. Anyone who opens it can ask to join.',
      'What somebody agrees to',
    ),
    isNeeded: false,
    ends: t('The link disappears from your public profile.', 'What ends when consent is withdrawn'),
    path: '/dashboard/profile',
  },
  impact_page: {
    name: t('Public portfolio page', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Anyone with the link sees your public entries, with your name, picture, bio and place.',
      'What somebody agrees to',
    ),
    isNeeded: false,
    ends: t('Your page closes. Your entries stay yours.', 'What ends when consent is withdrawn'),
    path: '/dashboard/impact-portfolio',
  },
  newsletter: {
    name: t('Newsletter', 'What somebody agrees to'),
    version: 1,
    language: 'en',
    words: t('We email you the newsletter. Every issue has a link to unsubscribe.', 'What somebody agrees to'),
    isNeeded: false,
    ends: t('No further issue is sent to you.', 'What ends when consent is withdrawn'),
    path: '/newsletter',
  },
} as const

/** A guardian agrees to these for a person under 18. An endpoint names the purpose for which it is closed without it. */
export const guardianNotices = {
  account: {
    name: t('Learn with an account', 'What a guardian agrees to'),
    version: 1,
    language: 'en',
    words: t(
      '{product} keeps your child’s name, email, date of birth, school year, courses and results, so that they can learn here.',
      { product },
      'What a guardian agrees to',
    ),
    isNeeded: true,
  },
  class: {
    name: t('Ask and answer in class', 'What a guardian agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Your child can ask and answer in their courses. Others there see the first name, one initial and what they write.',
      'What a guardian agrees to',
    ),
    isNeeded: false,
  },
  events: {
    name: t('Events', 'What a guardian agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Your child can register for events. The organizer sees the first name and one initial.',
      'What a guardian agrees to',
    ),
    isNeeded: false,
  },
  labs: {
    name: t('Challenge Labs', 'What a guardian agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Your child can work in a team on a Challenge Lab. The team and its mentors see the first name, one initial and what they hand in.',
      'What a guardian agrees to',
    ),
    isNeeded: false,
  },
  mentorship: {
    name: t('Mentorship', 'What a guardian agrees to'),
    version: 1,
    language: 'en',
    words: t(
      'Your child can ask for a mentor, who is an approved educator. They meet online, and the team sees when.',
      'What a guardian agrees to',
    ),
    isNeeded: false,
  },
} as const

export type GuardianPurpose = keyof typeof guardianNotices

// The cast restores the keys, which `Object.keys` loses.
export const guardianPurposes = Object.keys(guardianNotices) as [GuardianPurpose, ...GuardianPurpose[]]

export type SwitchPurpose = keyof typeof consentNotices

export type ConsentPurpose = SwitchPurpose | GuardianPurpose

export const consentPurposes = [...new Set([...Object.keys(consentNotices), ...guardianPurposes])] as [
  ConsentPurpose,
  ...ConsentPurpose[],
]

export const consentGivers = ['self', 'guardian'] as const
