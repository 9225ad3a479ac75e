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
    lead: 'Three months with your class, your street and one question that you can measure.',
    eligibility: [
      'In grade 9, 10, 11 or 12',
      'A parent or guardian who agrees',
      '3 to 5 hours a week, outside school',
      'Anywhere in India or abroad',
    ],
    benefits: [
      'A mentor who answers every week',
      'A small group of your age that meets online',
      'A field kit on loan, sent to your school',
      'A certificate with a public address',
    ],
    modules: [
      { title: 'Notice', text: 'Walk one kilometre and write down what you see, smell and count.', weeks: 2 },
      { title: 'Measure', text: 'Choose one thing and measure it the same way ten times.', weeks: 4 },
      { title: 'Ask', text: 'Talk to three people whom it concerns, and to one who decides.', weeks: 3 },
      { title: 'Show', text: 'A poster with your numbers, shown where they were taken.', weeks: 4 },
    ],
  },
  college: {
    lead: 'Six months on one place and one question, beside your classes.',
    eligibility: [
      'Enrolled in any college, any subject',
      '18 or older when the program starts',
      '5 to 8 hours a week, on top of classes',
      'Anywhere in India or abroad',
    ],
    benefits: [
      'One mentor for six months',
      'A cohort that meets every second Saturday',
      'Field kit on loan, sent to you',
      'A certificate with a public address',
    ],
    modules: [
      { title: 'Choose a place', text: 'One site, one question, one person who wants the answer.', weeks: 4 },
      { title: 'Measure it', text: 'Methods, kit, permissions and the first honest data sheet.', weeks: 6 },
      { title: 'Work with others', text: 'A resident, an office and a critic: what each of them needs.', weeks: 4 },
      { title: 'Change one thing', text: 'A trial small enough to finish and large enough to see.', weeks: 8 },
      { title: 'Publish and hand over', text: 'A two-page report, a talk and the files.', weeks: 4 },
    ],
  },
  professional: {
    lead: 'Six months on a problem that your work already touches.',
    eligibility: [
      'In work, or on a break from it',
      '18 or older when the program starts',
      '6 to 10 hours a week, beside your job',
      'Anywhere in India or abroad',
    ],
    benefits: [
      'A mentor from the field that you move into',
      'A cohort of people with jobs, in the evening',
      'A review of your plan by two practitioners',
      'A certificate with a public address',
    ],
    modules: [
      { title: 'Frame the problem', text: 'Who pays for it today, and who would pay for an end to it.', weeks: 4 },
      {
        title: 'Count the baseline',
        text: 'Energy, water, waste or money: the number that you want to change.',
        weeks: 6,
      },
      { title: 'Design with a team', text: 'A plan that your colleagues can carry without you.', weeks: 5 },
      { title: 'Run a pilot', text: 'Eight weeks, one site, a log of what went wrong.', weeks: 8 },
      { title: 'Make the case', text: 'A costed proposal to whoever can say yes.', weeks: 3 },
    ],
  },
}

export const questions: readonly { question: string; answer: string }[] = [
  { question: 'Is the fellowship paid?', answer: 'No. All three programs are unpaid, and there is no fee.' },
  {
    question: 'How many hours a week does it take?',
    answer: 'K-12 takes 3–5 hours a week, College 5–8 and Professional 6–10.',
  },
  {
    question: 'Can I apply from outside India?',
    answer:
      'Yes. International applicants are welcome. Calls are in the Indian evening, and your place can be anywhere.',
  },
  { question: 'When will I hear back?', answer: 'Within 3–4 weeks of the deadline, by email and in your dashboard.' },
]
