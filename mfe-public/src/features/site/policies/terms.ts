import { product } from '@kere/brand/brand'
import type { Policy } from './policy.ts'

export const terms: Policy = {
  path: '/terms',
  title: 'Terms of use',
  description: `What you agree to when you use ${product}, and what you can expect of us.`,
  lead: `What you agree to when you use ${product}, and what you can expect of us.`,
  parts: [
    {
      title: 'Who can have an account',
      text: [
        'You must be 13 or older. We ask for your date of birth when you set up your profile.',
        'Use your own name and an email address that is yours. You confirm the address before you can sign in with a password.',
        'Your account is for you alone. Keep your password to yourself, and tell us if someone else has used your account.',
      ],
    },
    {
      title: 'Courses',
      text: [
        'Anyone can read the catalogue. You need an account to enroll.',
        'A paid course is a one-time payment with lifetime access and a 30-day money-back guarantee.',
        'Some tasks happen outdoors or with tools. Follow local rules, ask for permission where you need it, and do not put yourself or others at risk.',
      ],
    },
    {
      title: 'Teaching',
      text: [
        'We read every application to teach and usually decide within 3 days. Until you are approved, you can write drafts, but not publish.',
        'What you publish stays yours. You allow us to show it to learners, and you confirm that you may share everything in it.',
      ],
    },
    {
      title: 'How we treat each other',
      text: [
        'Be respectful, be truthful about your work, and do not copy the work of others.',
        'Do not try to get into other people’s accounts, to overload the site, or to collect data from it in bulk.',
        'We may remove content or close an account that breaks these terms. We tell you why.',
      ],
    },
    {
      title: 'Leaving',
      text: [
        'You can ask us to delete your account at any time. What you published may stay, under “Former member”.',
        'The privacy policy says what we keep, and for how long.',
      ],
    },
    {
      title: 'Changes',
      text: ['When these terms change, the date at the top of this page changes with them.'],
    },
  ],
}
