import type { CourseContent } from '../base/content.ts'

export const conservationCourses: readonly CourseContent[] = [
  {
    key: 'sacred-groves',
    educator: 'lalitha-subramaniam',
    title: 'Sacred groves, and how to keep them',
    description:
      'Meet the people who kept sacred groves standing; learn to survey, record stories and draft a management plan together.\n\n' +
      'Devarakadu in Kodagu, kaavu in Kerala, kovil kadu in Tamil Nadu, oran in Rajasthan: patches of old forest or grazing land kept by custom, some no bigger than a tennis court. Many still shelter springs and tall trees that the land around them lost long ago.\n\n' +
      'This course is about keeping them with the people whose groves they are. You will learn to ask first, to survey lightly, to write down only what may be written down, and to draft a plan that a temple committee or gram sabha would sign.',
    category: 'Conservation',
    alsoIn: ['Biodiversity', 'Social Justice & Law'],
    level: 'beginner',
    price: 499,
    duration: '3 weeks',
    objectives: [
      'Explain how custom, rules and land records protect a grove',
      'Ask for consent, and accept a no or a not there',
      'Survey trees, saplings and a spring in half a day',
      'Draft a two-page plan together with its custodians',
    ],
    requirements: [
      'A grove, old burial ground or temple garden you may ask to visit',
      'Patience, a notebook and clean shoes to take off',
    ],
    publishedOn: '2024-08-12',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What a grove is',
        summary: 'Custom, belief and ecology in five landscapes.',
        duration: '4 days',
        lessons: [
          { title: 'Five groves, five sets of rules', kind: 'reading', minutes: 17 },
          { title: 'Why old trees and springs go together', kind: 'reading', minutes: 11 },
          { title: 'Fragments: how small is too small?', kind: 'reading', minutes: 13 },
        ],
      },
      {
        title: 'Asking first',
        summary: 'Custodians, consent, and things that are not yours to publish.',
        duration: '5 days',
        lessons: [
          { title: 'Whose grove: committee, family, village, department', kind: 'reading', minutes: 12 },
          { title: 'A consent talk, good and bad', kind: 'reading', minutes: 10 },
          { title: 'Stories: recording, returning, leaving out', kind: 'reading', minutes: 9 },
          { title: 'Visit, without an instrument', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'A light survey',
        summary: 'Nested plots, saplings, weeds, footpaths and the spring.',
        duration: '5 days',
        lessons: [
          { title: 'Nested plots with a rope and four pegs', kind: 'reading', minutes: 13 },
          { title: 'Saplings tell the next fifty years', kind: 'reading', minutes: 9 },
          { title: 'A spring: flow, season, users', kind: 'reading', minutes: 8 },
          { title: 'Half a day in the grove, with a custodian', kind: 'task', minutes: 150 },
        ],
      },
      {
        title: 'A plan people will sign',
        summary: 'Land records, biodiversity registers and two pages in the local language.',
        duration: '1 week',
        lessons: [
          { title: 'Reading the land record before anything else', kind: 'reading', minutes: 12 },
          { title: 'Registers, reserves and other legal shelters', kind: 'reading', minutes: 16 },
          { title: 'Weeds, waste, wells: agreeing on three actions', kind: 'reading', minutes: 10 },
          { title: 'Draft two pages and read them aloud', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
  {
    key: 'clearing-lantana',
    educator: 'lalitha-subramaniam',
    title: 'Clearing lantana, bringing back grass',
    description:
      'Cut lantana so that it stays away, help native grass fill the gap, and watch the plot for a year.\n\n' +
      'Slash lantana and it comes back thicker. Cut the rootstock just below the ground, turn it over and it dies. That is the easy half. What grows next decides whether the work was worth doing, and bare soil invites the next weed.\n\n' +
      'You will plan a plot of a few hundred square metres on land you have permission to work, check it for nests before each cut, and follow it with photographs and quadrats. The method asks for strong gloves, a mattock and honest follow-up visits.',
    category: 'Conservation',
    alsoIn: ['Biodiversity'],
    level: 'intermediate',
    price: 1199,
    duration: '4 weeks',
    objectives: [
      'Decide where clearing helps and where lantana is better left for now',
      'Remove a clump at the rootstock without disturbing much soil',
      'Choose native grasses and shrubs for the gap and collect their seed',
      'Monitor a plot with photo points and quadrats',
    ],
    requirements: [
      'Written permission from the landowner; forest land needs the department’s',
      'A mattock, loppers, thick gloves and one companion',
    ],
    publishedOn: '2025-12-08',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Know the plant',
        summary: 'Where it came from, how it spreads and what has come to depend on it.',
        duration: '4 days',
        lessons: [
          { title: 'A garden shrub that crossed a continent', kind: 'reading', minutes: 13 },
          { title: 'Birds, cattle, fire, roads: how it travels', kind: 'reading', minutes: 10 },
          { title: 'What nests and feeds in it now', kind: 'reading', minutes: 9 },
          { title: 'Map the clumps on one slope', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Plan the plot',
        summary: 'Strips, seasons, nests and a promise to come back.',
        duration: '1 week',
        lessons: [
          { title: 'Work in strips and leave refuges', kind: 'reading', minutes: 11 },
          { title: 'Season: when soil is soft and nests are few', kind: 'reading', minutes: 8 },
          { title: 'Neighbours, graziers and firewood collectors', kind: 'reading', minutes: 12 },
          { title: 'Lay out a plot and three photo points', kind: 'task', minutes: 70 },
        ],
      },
      {
        title: 'The cut',
        summary: 'Rootstock below the soil, clump turned over, soil firmed again.',
        duration: '1 week',
        lessons: [
          { title: 'Cutting below the collar, step by step', kind: 'reading', minutes: 9 },
          { title: 'Thorns, snakes, heat and hand tools', kind: 'reading', minutes: 7 },
          { title: 'Clear one strip', kind: 'task', minutes: 120 },
          { title: 'Using the wood: baskets, furniture, fences', kind: 'reading', minutes: 10 },
        ],
      },
      {
        title: 'What comes next',
        summary: 'Native grasses, thorny nurses, seedlings under bird perches.',
        duration: '1 week',
        lessons: [
          { title: 'Grasses that hold a slope', kind: 'reading', minutes: 12 },
          { title: 'Collecting and sowing local seed', kind: 'reading', minutes: 11 },
          { title: 'When to plant nothing', kind: 'reading', minutes: 8 },
          { title: 'Sow one strip and leave one as a control', kind: 'task', minutes: 80 },
        ],
      },
      {
        title: 'A year of visits',
        summary: 'Seedling weeding, quadrats and the same photograph again.',
        duration: '3 days',
        lessons: [
          { title: 'Quadrats: cover, count, height', kind: 'reading', minutes: 11 },
          { title: 'A visiting calendar from the first rain', kind: 'reading', minutes: 7 },
          { title: 'Take your baseline', kind: 'task', minutes: 50 },
        ],
      },
    ],
  },
]
