import { t } from '@kere/brand/messages'
import type { FellowshipTrack } from '@kere/contracts/fellowship/fellowship-options'

interface Module {
  title: string
  text: string
  weeks: number
}

interface TrackText {
  lead: string
  eligibility: readonly string[]
  benefits: readonly string[]
  modules: readonly Module[]
}

export const trackTexts: Record<FellowshipTrack, TrackText> = {
  k12: {
    lead: t('Three months with your class, your street and one question that you can measure.', 'Fellowship'),
    eligibility: [
      t('In grade 9, 10, 11 or 12', 'Fellowship: who can apply'),
      t('A parent or guardian who agrees', 'Fellowship: who can apply'),
      t('3 to 5 hours a week, outside school', 'Fellowship: who can apply'),
      t('Anywhere in India or abroad', 'Fellowship: who can apply'),
    ],
    benefits: [
      t('A mentor who answers every week', 'Fellowship: what you get'),
      t('A small group of your age that meets online', 'Fellowship: what you get'),
      t('A field kit on loan, sent to your school', 'Fellowship: what you get'),
      t('A certificate with a public address', 'Fellowship: what you get'),
    ],
    modules: [
      {
        title: t('Notice', 'Part of a program: to look closely'),
        text: t('Walk one kilometre and write down what you see, smell and count.', 'Part of a program'),
        weeks: 2,
      },
      {
        title: t('Measure', 'Part of a program'),
        text: t('Choose one thing and measure it the same way ten times.', 'Part of a program'),
        weeks: 4,
      },
      {
        title: t('Ask', 'Part of a program; step: to ask for a mentor'),
        text: t('Talk to three people whom it concerns, and to one who decides.', 'Part of a program'),
        weeks: 3,
      },
      {
        title: t('Show', 'Part of a program'),
        text: t('A poster with your numbers, shown where they were taken.', 'Part of a program'),
        weeks: 4,
      },
    ],
  },
  college: {
    lead: t('Six months on one place and one question, beside your classes.', 'Fellowship'),
    eligibility: [
      t('Enrolled in any college, any subject', 'Fellowship: who can apply'),
      t('18 or older when the program starts', 'Fellowship: who can apply'),
      t('5 to 8 hours a week, on top of classes', 'Fellowship: who can apply'),
      t('Anywhere in India or abroad', 'Fellowship: who can apply'),
    ],
    benefits: [
      t('One mentor for six months', 'Fellowship: what you get'),
      t('A cohort that meets every second Saturday', 'Fellowship: what you get'),
      t('Field kit on loan, sent to you', 'Fellowship: what you get'),
      t('A certificate with a public address', 'Fellowship: what you get'),
    ],
    modules: [
      {
        title: t('Choose a place', 'Part of a program'),
        text: t('One site, one question, one person who wants the answer.', 'Part of a program'),
        weeks: 4,
      },
      {
        title: t('Measure it', 'Part of a program'),
        text: t('Methods, kit, permissions and the first honest data sheet.', 'Part of a program'),
        weeks: 6,
      },
      {
        title: t('Work with others', 'Part of a program'),
        text: t('A resident, an office and a critic: what each of them needs.', 'Part of a program'),
        weeks: 4,
      },
      {
        title: t('Change one thing', 'Part of a program'),
        text: t('A trial small enough to finish and large enough to see.', 'Part of a program'),
        weeks: 8,
      },
      {
        title: t('Publish and hand over', 'Part of a program'),
        text: t('A two-page report, a talk and the files.', 'Part of a program'),
        weeks: 4,
      },
    ],
  },
  professional: {
    lead: t('Six months on a problem that your work already touches.', 'Fellowship'),
    eligibility: [
      t('In work, or on a break from it', 'Fellowship: who can apply'),
      t('18 or older when the program starts', 'Fellowship: who can apply'),
      t('6 to 10 hours a week, beside your job', 'Fellowship: who can apply'),
      t('Anywhere in India or abroad', 'Fellowship: who can apply'),
    ],
    benefits: [
      t('A mentor from the field that you move into', 'Fellowship: what you get'),
      t('A cohort of people with jobs, in the evening', 'Fellowship: what you get'),
      t('A review of your plan by two practitioners', 'Fellowship: what you get'),
      t('A certificate with a public address', 'Fellowship: what you get'),
    ],
    modules: [
      {
        title: t('Frame the problem', 'Part of a program'),
        text: t('Who pays for it today, and who would pay for an end to it.', 'Part of a program'),
        weeks: 4,
      },
      {
        title: t('Count the baseline', 'Part of a program'),
        text: t('Energy, water, waste or money: the number that you want to change.', 'Part of a program'),
        weeks: 6,
      },
      {
        title: t('Design with a team', 'Part of a program'),
        text: t('A plan that your colleagues can carry without you.', 'Part of a program'),
        weeks: 5,
      },
      {
        title: t('Run a pilot', 'Part of a program'),
        text: t('Eight weeks, one site, a log of what went wrong.', 'Part of a program'),
        weeks: 8,
      },
      {
        title: t('Make the case', 'Part of a program'),
        text: t('A costed proposal to whoever can say yes.', 'Part of a program'),
        weeks: 3,
      },
    ],
  },
}

export const questions: readonly { question: string; answer: string }[] = [
  {
    question: t('Is the fellowship paid?', 'Question'),
    answer: t('No. All three programs are unpaid, and there is no fee.', 'Answer'),
  },
  {
    question: t('How many hours a week does it take?', 'Question'),
    answer: t('K-12 takes 3–5 hours a week, College 5–8 and Professional 6–10.', 'Answer'),
  },
  {
    question: t('Can I apply from outside India?', 'Question'),
    answer: t(
      'Yes. International applicants are welcome. Calls are in the Indian evening, and your place can be anywhere.',
      'Answer',
    ),
  },
  {
    question: t('When will I hear back?', 'Question'),
    answer: t('Within 3–4 weeks of the deadline, by email and in your dashboard.', 'Answer'),
  },
]
