import type { CourseContent } from '../base/content.ts'

export const wasteManagementCourses: readonly CourseContent[] = [
  {
    key: 'compost-that-works',
    educator: 'kavya-hegde',
    title: 'Compost that works: home, ward, campus',
    description:
      'Balance wet and dry, fix smell and flies, run a heap that finishes in eight weeks, from balcony to canteen.\n\n' +
      'Many a compost bin is given up in the second week, when it smells. The reasons are few and the cures are cheap: more dry leaves, more air, less depth. Once you can read a heap with your nose and a handful, the method hardly changes from a pot to a campus.\n\n' +
      'You start a real heap on day one and keep it going. The course is three weeks long; the heap takes about eight, and the checklists carry you to the end.',
    category: 'Waste Management',
    alsoIn: ['Sustainable Agriculture'],
    level: 'beginner',
    price: 0,
    duration: '3 weeks',
    objectives: [
      'Mix wet and dry so that a heap heats up and does not smell',
      'Diagnose smell, flies, leachate and a cold heap within a minute',
      'Test compost for maturity before it goes near a plant',
      'Plan space, labour and dry leaves for a ward or a campus',
    ],
    requirements: ['A balcony, yard or corner with shade', 'A bin or crate with holes, and a sack of dry leaves'],
    publishedOn: '2026-01-19',
    featured: true,
    published: true,
    modules: [
      {
        title: 'Start a heap today',
        summary: 'Wet, dry, air and size: the four things a heap needs.',
        duration: '4 days',
        lessons: [
          { title: 'What rots, who does it and what they breathe', kind: 'reading', minutes: 10 },
          { title: 'Carbon and nitrogen, measured in buckets', kind: 'reading', minutes: 9 },
          { title: 'What stays out, and where it goes instead', kind: 'reading', minutes: 7 },
          { title: 'Build your first heap', kind: 'task', minutes: 40 },
        ],
      },
      {
        title: 'Reading the heap',
        summary: 'Hand, nose and thermometer, once a day for one minute.',
        duration: '5 days',
        lessons: [
          { title: 'The squeeze test', kind: 'reading', minutes: 6 },
          { title: 'Hot, warm, cold: what a thermometer adds', kind: 'reading', minutes: 11 },
          { title: 'Smell, flies, ants, leachate: a fault chart', kind: 'reading', minutes: 10 },
          { title: 'Turn the heap and log five days', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Finishing and using it',
        summary: 'Curing, sieving and a seed test with methi.',
        duration: '5 days',
        lessons: [
          { title: 'When is it done?', kind: 'reading', minutes: 8 },
          { title: 'Germination test with twenty methi seeds', kind: 'task', minutes: 25 },
          { title: 'How much to use in pots, beds and tree pits', kind: 'reading', minutes: 8 },
        ],
      },
      {
        title: 'Bigger: a ward, a campus, a canteen',
        summary: 'Bays, leaf banks, people and a rota that survives the holidays.',
        duration: '1 week',
        lessons: [
          { title: 'Three bays and a shredder, or no shredder', kind: 'reading', minutes: 14 },
          { title: 'The leaf bank: a year of dry matter', kind: 'reading', minutes: 8 },
          { title: 'Pay, gloves, shade: working conditions at the yard', kind: 'reading', minutes: 9 },
          { title: 'Visit a composting yard and sketch its flow', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
  {
    key: 'waste-audit',
    educator: 'kavya-hegde',
    title: 'Waste audit: sort it, weigh it, publish it',
    description:
      'Plan and run a three-day waste audit at a school, office or market, and publish figures people can trust.\n\n' +
      'Everybody has a plan for waste and almost nobody has weighed it. A three-day audit with a tarpaulin, a hanging scale and six people settles arguments that have run for years: how much is wet, how much is clean enough to sell, what should never have been bought.\n\n' +
      'You will write a sampling plan, brief a team, sort by hand with proper protection and publish a table with its margins of error. The course ends with one change at the source and a second weighing.',
    category: 'Waste Management',
    alsoIn: ['Sustainable Business'],
    level: 'intermediate',
    price: 999,
    duration: '3 weeks',
    objectives: [
      'Design a sample that stands for a whole week, holidays included',
      'Brief and protect a sorting team, and treat sanitary waste apart',
      'Use quartering when there is too much to sort',
      'Publish kilograms per person per day with an honest margin',
    ],
    requirements: [
      'A school, office, market or apartment block that agrees in writing',
      'A hanging scale, a tarpaulin and cut-resistant gloves for the team',
    ],
    publishedOn: '2025-04-14',
    featured: false,
    published: true,
    modules: [
      {
        title: 'The question first',
        summary: 'What the audit should decide, and the smallest sample that can.',
        duration: '4 days',
        lessons: [
          { title: 'Three audits and the decisions they changed', kind: 'reading', minutes: 13 },
          { title: 'Days, bins, seasons: what to sample', kind: 'reading', minutes: 14 },
          { title: 'Categories that match your local rules and buyers', kind: 'reading', minutes: 12 },
          { title: 'Follow one bin from room to truck', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'People and protection',
        summary: 'Gloves, sharps, sanitary waste, and respect for those who do this daily.',
        duration: '3 days',
        lessons: [
          { title: 'Gloves, shoes, vaccination, hand-washing', kind: 'reading', minutes: 9 },
          { title: 'Sharps, sanitary and medical waste: stop and set aside', kind: 'reading', minutes: 8 },
          { title: 'Paying waste workers as the experts they are', kind: 'reading', minutes: 10 },
        ],
      },
      {
        title: 'The three days',
        summary: 'Tarpaulin, scale, tally sheet and the noise of a real sorting floor.',
        duration: '1 week',
        lessons: [
          { title: 'Layout of a sorting floor', kind: 'reading', minutes: 11 },
          { title: 'Coning and quartering', kind: 'reading', minutes: 8 },
          { title: 'Day one: sort and weigh', kind: 'task', minutes: 120 },
          { title: 'Days two and three: repeat', kind: 'task', minutes: 180 },
        ],
      },
      {
        title: 'Numbers that hold',
        summary: 'Averages, spread, and one table that fits on a notice board.',
        duration: '4 days',
        lessons: [
          { title: 'Kilograms per person per day, and its margin', kind: 'reading', minutes: 14 },
          { title: 'Contamination: clean paper, wet paper', kind: 'reading', minutes: 8 },
          { title: 'Write the one-page result', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'Change one thing, weigh again',
        summary: 'Choose a change at the source and find out whether it worked.',
        duration: '3 days',
        lessons: [
          { title: 'Choosing the change with the most kilograms in it', kind: 'reading', minutes: 9 },
          { title: 'Before and after, fairly compared', kind: 'reading', minutes: 10 },
          { title: 'Weigh one stream for two days', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
]
