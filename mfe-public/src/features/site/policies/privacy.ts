import { product } from '@kere/brand/brand'
import type { Policy } from './policy.ts'

export const privacy: Policy = {
  path: '/privacy',
  title: 'Privacy policy',
  description: `What ${product} knows about you, why, who sees it, and how you can have it deleted.`,
  lead: `What ${product} knows about you, why, who sees it, and how you can have it deleted.`,
  parts: [
    {
      title: 'What we keep',
      text: [
        'Your account: name, email address, role and date of birth. If you use a password, we keep only a hash of it, never the password itself.',
        'Your profile: what you choose to tell us, such as where you study or work and what interests you. For people under 18 we ask for nothing optional.',
        'What you do here: courses you enroll in and your progress, applications, and the messages and feedback you send us.',
        'For your safety: the browsers you are signed in on, and a record of sign-ins and of changes to your account.',
      ],
    },
    {
      title: 'What we use it for',
      text: [
        'To run your account and your courses, to answer you, and to keep the site secure. We do not sell your data, and we show no advertising.',
        'We email you about your account, your courses and your applications.',
      ],
    },
    {
      title: 'Who can see it',
      text: [
        'A course page shows its educator’s name, bio, designation, organization and place. Educators see the names of the people who enroll in their courses.',
        'Our team can see applications, messages and feedback, in order to answer them.',
        'If you sign in with Google, Google tells us your name, your email address and that the address is yours. It does not learn what you do here.',
      ],
    },
    {
      title: 'Cookies and storage',
      text: [
        'Cookies keep you signed in, recognize a browser you have used before, remember the light or dark theme, and give you the same version of the site from page to page.',
        'Where we ask and you accept, we also count which pages are opened, without your name and without another cookie. People under 18 are never counted. You can change your choice under “Cookie choice” at the foot of the page.',
        'What you type into a long form is kept in your own browser, so that a reload does not lose it.',
      ],
    },
    {
      title: 'Your choices',
      text: [
        'Your dashboard lists every browser that is signed in to your account, and lets you sign out each of them.',
        'Under “Privacy” in your dashboard you can download your data at any time, and ask to have your account deleted. We delete it within 7 business days. Courses you published may stay, under “Former member”.',
        'If you cannot sign in, write to us.',
      ],
    },
    {
      title: 'Changes',
      text: ['When this policy changes, the date at the top of this page changes with it.'],
    },
  ],
}
