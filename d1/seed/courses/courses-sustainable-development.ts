import type { CourseContent } from '../base/content.ts'

export const sustainableDevelopmentCourses: readonly CourseContent[] = [
  {
    key: 'a-village-plan-people-wrote',
    educator: 'sunita-marandi',
    title: 'A village plan that people wrote',
    description:
      'Walk the village, map it on the ground, rank what hurts, and write a plan the gram sabha can pass.\n\n' +
      'Every gram panchayat prepares a development plan each year. Too often it is typed in an office from last year. This course is for ward members, teachers, self-help group leaders and students who want the next one to start from a walk.\n\n' +
      'We use methods that need no electricity: a transect, a map in rangoli powder, a seasonal calendar, pebbles for ranking. Then we do the dull and decisive part, which is matching each wish to a fund, an office and a date.',
    category: 'Sustainable Development',
    alsoIn: ['Social Justice & Law'],
    level: 'beginner',
    price: 0,
    duration: '4 weeks',
    objectives: [
      'Lead a transect walk and a ground map in which women and tenants also speak',
      'Read the panchayat budget: tied grants, untied grants and own revenue',
      'Rank needs by a method everyone can see and repeat',
      'Write activities with a place, a cost, an owner and a month',
    ],
    requirements: ['A village or peri-urban panchayat where you can spend four half-days'],
    publishedOn: '2024-08-21',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What the plan is for',
        summary: 'The Eleventh Schedule, the gram sabha and the nine themes of the localized goals.',
        duration: '1 week',
        lessons: [
          { title: 'A plan, a budget and a promise', kind: 'reading', minutes: 11 },
          { title: 'Twenty-nine subjects on one page', kind: 'reading', minutes: 12 },
          { title: 'Nine themes instead of seventeen goals', kind: 'reading', minutes: 9 },
          { title: 'Find out what became of last year’s plan', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Walk and map',
        summary: 'See the place with the people who live at its edges.',
        duration: '1 week',
        lessons: [
          { title: 'How to walk a transect', kind: 'reading', minutes: 12 },
          { title: 'Who is not here? Timing a meeting', kind: 'reading', minutes: 8 },
          { title: 'Lead a transect walk and a ground map', kind: 'task', minutes: 180 },
        ],
      },
      {
        title: 'Rank what hurts',
        summary: 'Seasonal calendars, pebble scores and the quarrels they bring into the open.',
        duration: '1 week',
        lessons: [
          { title: 'A year in one circle: the seasonal calendar', kind: 'reading', minutes: 10 },
          { title: 'Pairwise ranking with pebbles', kind: 'reading', minutes: 9 },
          { title: 'When the loudest house wins: repairing a ranking', kind: 'reading', minutes: 11 },
          { title: 'Run one ranking with women, one with a mixed group', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'From wish to line item',
        summary: 'A fund, an office, a cost and a month for every wish that stays.',
        duration: '4 days',
        lessons: [
          { title: 'Money that is tied, money that is not', kind: 'reading', minutes: 13 },
          { title: 'Costing a hand pump repair and a check dam', kind: 'reading', minutes: 14 },
          { title: 'Works that need no money', kind: 'reading', minutes: 7 },
        ],
      },
      {
        title: 'In the gram sabha',
        summary: 'Present it, change it, pass it, and pin it to a wall.',
        duration: '3 days',
        lessons: [
          { title: 'Quorum, notice and minutes', kind: 'reading', minutes: 9 },
          { title: 'A plan drawn on one chart sheet', kind: 'reading', minutes: 8 },
          { title: 'Present one theme in public', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
  {
    key: 'surveys-that-respect-time',
    educator: 'sunita-marandi',
    title: 'Surveys that respect people’s time',
    description:
      'Ask fewer questions, choose households fairly, and give the answers back to the people who gave them to you.\n\n' +
      'A tired mother of three has been surveyed four times this year, and nobody has come back to tell her what was found. This course teaches household surveys that are short, sampled properly and returned.\n\n' +
      'You design a questionnaire of at most twenty minutes, pilot it, sample forty households, collect on paper or on a phone without signal, clean the answers and hold a meeting at which you show what you learned. The subject is yours: cooking fuel, water, school transport, seeds.',
    category: 'Sustainable Development',
    alsoIn: [],
    level: 'intermediate',
    price: 899,
    duration: '5 weeks',
    objectives: [
      'Turn a decision somebody must make into the few questions it needs',
      'Draw a random sample where no list of households exists',
      'Ask for consent in words that leave room for a no',
      'Clean and summarize answers with honest margins',
      'Return results in a form the respondents can use',
    ],
    requirements: [
      'A group or place where you may conduct forty short interviews',
      'Secondary-school statistics: averages and percentages',
    ],
    publishedOn: '2025-04-16',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Begin with the decision',
        summary: 'If no answer would change anything, do not ask.',
        duration: '1 week',
        lessons: [
          { title: 'The survey that should not have happened', kind: 'reading', minutes: 9 },
          { title: 'What is already known: census tables and registers', kind: 'reading', minutes: 13 },
          { title: 'Write the decision and the table it needs', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Questions',
        summary: 'Recall periods, units people use, and the order that keeps trust.',
        duration: '1 week',
        lessons: [
          { title: 'A bundle of firewood is not a unit, until you weigh it', kind: 'reading', minutes: 11 },
          { title: 'Recall: yesterday, last week, last monsoon', kind: 'reading', minutes: 10 },
          { title: 'Translating there and back', kind: 'reading', minutes: 9 },
          { title: 'Pilot with five households and cut a third', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'Who to ask',
        summary: 'Random starts, segments and the household that is never at home.',
        duration: '1 week',
        lessons: [
          { title: 'Every fifth house: when that is random, and when not', kind: 'reading', minutes: 12 },
          { title: 'Sketch maps, segments and a random start', kind: 'reading', minutes: 14 },
          { title: 'How many is enough?', kind: 'reading', minutes: 13 },
        ],
      },
      {
        title: 'At the door',
        summary: 'Consent, privacy and the law on personal data, in practice.',
        duration: '1 week',
        lessons: [
          { title: 'Consent in three sentences', kind: 'reading', minutes: 8 },
          { title: 'Names, phones and what not to collect', kind: 'reading', minutes: 10 },
          { title: 'Hold forty interviews, in pairs', kind: 'task', minutes: 240 },
        ],
      },
      {
        title: 'Back to the people',
        summary: 'Clean, tabulate, and tell them.',
        duration: '1 week',
        lessons: [
          { title: 'Cleaning without inventing', kind: 'reading', minutes: 12 },
          { title: 'A margin of error in plain words', kind: 'reading', minutes: 9 },
          { title: 'Charts for people who do not read', kind: 'reading', minutes: 10 },
          { title: 'Hold the return meeting', kind: 'task', minutes: 90 },
        ],
      },
    ],
  },
]
