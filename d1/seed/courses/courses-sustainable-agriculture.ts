import type { CourseContent } from '../base/content.ts'

export const sustainableAgricultureCourses: readonly CourseContent[] = [
  {
    key: 'millets-seed-to-kitchen',
    educator: 'basavaraj-patil',
    title: 'Millets, from seed to school kitchen',
    description:
      'Grow, store, mill and cook ragi, jowar and foxtail millet, and cost a midday meal that sixty children will finish.\n\n' +
      'Millets ask for little rain and a good deal of knowledge. Ragi and jowar can go straight to the flour mill. Foxtail has a husk, and a village without a huller sells it cheap. A school cook needs recipes that hold for two hours in a steel drum.\n\n' +
      'We go the whole way: choosing seed, sowing and weeding, drying and storing, milling, and then a week of menus cooked and costed for sixty children. Grow a field or three pots; the lessons work for both.',
    category: 'Sustainable Agriculture',
    alsoIn: [],
    level: 'beginner',
    price: 999,
    duration: '5 weeks',
    objectives: [
      'Select and test seed, and choose a millet for your soil and rain',
      'Dry and store grain so that weevils and rancidity lose',
      'Say which millets need hulling and what that costs',
      'Cook and cost a week of school menus with millet in each',
    ],
    requirements: [
      'A field edge, a bed or three large pots in full sun',
      'A kitchen, and if possible a school cook who is curious',
    ],
    publishedOn: '2025-07-07',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Three grasses',
        summary: 'Ragi, jowar and foxtail: what each wants and what each gives.',
        duration: '1 week',
        lessons: [
          { title: 'Meet the grains, raw and cooked', kind: 'reading', minutes: 12 },
          { title: 'Red soil, black soil, late rain: choosing', kind: 'reading', minutes: 13 },
          { title: 'Calcium, iron, fibre: what the tables say', kind: 'reading', minutes: 10 },
          { title: 'Float and germination test on saved seed', kind: 'task', minutes: 30 },
        ],
      },
      {
        title: 'Sowing and standing crop',
        summary: 'Lines, spacing, early weeding and birds at the end.',
        duration: '1 week',
        lessons: [
          { title: 'Sowing in lines with a rope and a stick', kind: 'reading', minutes: 10 },
          { title: 'Transplanted ragi, step by step', kind: 'reading', minutes: 14 },
          { title: 'Mixed rows: millet with tur or cowpea', kind: 'reading', minutes: 11 },
          { title: 'Sow a bed or three pots', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Harvest, dry, store',
        summary: 'Dry enough to crack, sealed enough to last.',
        duration: '1 week',
        lessons: [
          { title: 'Earheads, threshing floor, winnowing', kind: 'reading', minutes: 13 },
          { title: 'The salt jar test for dry grain', kind: 'task', minutes: 25 },
          { title: 'Bins, neem, airtight drums', kind: 'reading', minutes: 9 },
        ],
      },
      {
        title: 'Hull and mill',
        summary: 'Which grain needs which machine, and why flour has a short life.',
        duration: '1 week',
        lessons: [
          { title: 'Inside a small huller', kind: 'reading', minutes: 11 },
          { title: 'Bran, polish and what is lost', kind: 'reading', minutes: 8 },
          { title: 'Sprouted ragi flour at home', kind: 'reading', minutes: 12 },
          { title: 'Visit a flour mill with two kilograms of grain', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Sixty plates',
        summary: 'Menus, quantities, cost per child and what came back on the plates.',
        duration: '1 week',
        lessons: [
          { title: 'Six dishes that survive a steel drum', kind: 'reading', minutes: 18 },
          { title: 'Costing a plate, fuel and labour included', kind: 'reading', minutes: 12 },
          { title: 'Cook one dish for ten and weigh what is left', kind: 'task', minutes: 90 },
          { title: 'Write a five-day menu with costs', kind: 'task', minutes: 40 },
        ],
      },
    ],
  },
  {
    key: 'soil-you-can-read',
    educator: 'basavaraj-patil',
    title: 'Soil you can read: spade, jar, worm count',
    description:
      'Judge your field’s soil with a spade, a jar and an earthworm count, then choose two changes for next season.\n\n' +
      'A laboratory tells you the nitrogen. It does not tell you that rain runs off, that roots stop at a hard layer or that the worms left. A spade does, in ten minutes, for nothing.\n\n' +
      'You will dig five small pits, run seven simple tests and keep one sheet per field. Then we read a laboratory report beside it and choose two changes that fit the season, the bullock or tractor, and the purse.',
    category: 'Sustainable Agriculture',
    alsoIn: ['Conservation'],
    level: 'beginner',
    price: 0,
    duration: '4 weeks',
    objectives: [
      'Tell sand, silt and clay by jar and by hand',
      'Score structure, compaction and roots from one spadeful',
      'Measure infiltration and slaking with a tin and a glass',
      'Read a soil test report and know what it leaves out',
    ],
    requirements: ['A field, garden or school plot where you may dig', 'A spade, a glass jar, an open tin and a ruler'],
    publishedOn: '2026-05-04',
    featured: false,
    published: true,
    modules: [
      {
        title: 'One spadeful',
        summary: 'Dig a block, break it gently and look.',
        duration: '1 week',
        lessons: [
          { title: 'Where to dig, and where not', kind: 'reading', minutes: 8 },
          { title: 'Crumbs, blocks, plates: scoring structure', kind: 'reading', minutes: 14 },
          { title: 'Red, black, laterite: soils of the Deccan', kind: 'reading', minutes: 12 },
          { title: 'Dig and score two spots', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Jar, ribbon, glass',
        summary: 'Texture and stability with things from the kitchen.',
        duration: '1 week',
        lessons: [
          { title: 'The jar test, and reading its layers', kind: 'reading', minutes: 10 },
          { title: 'Ribbon between finger and thumb', kind: 'reading', minutes: 7 },
          { title: 'A clod in a glass: slake and dispersion', kind: 'reading', minutes: 9 },
          { title: 'Test three soils side by side', kind: 'task', minutes: 40 },
        ],
      },
      {
        title: 'Rain and life',
        summary: 'How fast rain goes in, and who lives there.',
        duration: '1 week',
        lessons: [
          { title: 'Infiltration with an open tin', kind: 'reading', minutes: 9 },
          { title: 'Worms, beetles, fungus: a count in a cube of soil', kind: 'reading', minutes: 11 },
          { title: 'Carbon: slow to build, quick to lose', kind: 'reading', minutes: 13 },
          { title: 'Time the tin and count the worms in two fields', kind: 'task', minutes: 70 },
        ],
      },
      {
        title: 'From sheet to season',
        summary: 'The laboratory report, two changes and a date to look again.',
        duration: '1 week',
        lessons: [
          { title: 'Taking a composite sample properly', kind: 'reading', minutes: 10 },
          { title: 'A soil test report, line by line', kind: 'reading', minutes: 14 },
          { title: 'Mulch, bund, legume, manure: which two first', kind: 'reading', minutes: 15 },
          { title: 'Mark a trial strip and write the plan', kind: 'task', minutes: 50 },
        ],
      },
    ],
  },
]
