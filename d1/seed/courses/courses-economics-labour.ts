import type { CourseContent } from '../base/content.ts'

export const economicsLabourCourses: readonly CourseContent[] = [
  {
    key: 'working-in-the-heat',
    educator: 'selvi-arumugam',
    title: 'Working in the heat: shifts, shade, wages',
    description:
      'Measure heat where people work, plan rest and water, and price the hours that a hot day takes away.\n\n' +
      'A loader, a dyer and a delivery rider meet the same May afternoon with very different power to stop. This course treats heat at work as what it is: a hazard that can be measured, a cost that somebody already pays, and a matter for agreement between people.\n\n' +
      'You learn to estimate wet-bulb globe temperature, to read work and rest tables without misusing them, and to redesign one real day of work with the people who do it. It is written for supervisors, union and safety committee members, contractors and students of work.',
    category: 'Economics & Labour',
    alsoIn: ['Climate Science', 'Social Justice & Law'],
    level: 'beginner',
    price: 599,
    duration: '3 weeks',
    objectives: [
      'Recognize heat exhaustion and heat stroke and act in the first ten minutes',
      'Measure air, wet-bulb and globe temperature with simple instruments',
      'Read a work and rest table, and say where it does not apply',
      'Plan shade, water, toilets, acclimatization and rest for one workplace',
      'Calculate what lost hours cost and who carries the loss',
      'Put shade, water and rest into a written agreement',
    ],
    requirements: [
      'Access to one workplace, indoors or outdoors, with the consent of the people there',
      'Two thermometers, a piece of cotton and a table-tennis ball, together under ₹600',
      'Three visits on hot days, at 10 am, 1 pm and 4 pm; about three hours a week in all',
    ],
    publishedOn: '2026-04-08',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What heat does to a body',
        summary: 'Sweat, humidity, effort, and the signs that mean stop.',
        duration: '4 days',
        lessons: [
          { title: 'Two people, one afternoon', kind: 'reading', minutes: 10 },
          { title: 'Heat exhaustion, heat stroke, first aid', kind: 'reading', minutes: 13 },
          { title: 'Acclimatization: why the first week is the worst', kind: 'reading', minutes: 8 },
        ],
      },
      {
        title: 'Measure the place',
        summary: 'Wet-bulb globe temperature, and why the weather report is not enough.',
        duration: '1 week',
        lessons: [
          { title: 'Three temperatures and one formula', kind: 'reading', minutes: 12 },
          { title: 'A globe thermometer from a table-tennis ball', kind: 'reading', minutes: 9 },
          { title: 'Work rate: light, moderate, heavy', kind: 'reading', minutes: 9 },
          { title: 'Take readings at 10 am, 1 pm and 4 pm', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'Redesign the day',
        summary: 'Shade, water, pace and hours, in the order that costs least.',
        duration: '4 days',
        lessons: [
          { title: 'Hierarchy of controls for heat', kind: 'reading', minutes: 11 },
          { title: 'Work and rest tables, and their limits', kind: 'reading', minutes: 12 },
          { title: 'Toilets: the reason women drink less', kind: 'reading', minutes: 8 },
          { title: 'Map shade, water and rest at one site', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Who pays for the hot hours',
        summary: 'Piece rates, daily wages and the law on working conditions.',
        duration: '6 days',
        lessons: [
          { title: 'Piece rate against time rate on a hot day', kind: 'reading', minutes: 12 },
          { title: 'What the Labour Codes say about conditions of work', kind: 'reading', minutes: 14 },
          { title: 'Cost a shifted day', kind: 'task', minutes: 60 },
          { title: 'Putting it in an agreement', kind: 'reading', minutes: 9 },
        ],
      },
    ],
  },
  {
    key: 'what-a-tank-is-worth',
    educator: 'sunita-marandi',
    title: 'What a tank is worth: valuing a commons',
    description:
      'Put careful numbers on fish, fodder, recharge and shade, and say plainly what no number can hold and why not.\n\n' +
      'When a road or a layout wants the land, somebody will ask what the tank is worth. Silence is read as zero. This course teaches the main methods of environmental valuation on one shared water body, with their assumptions in plain sight.\n\n' +
      'You will also learn to refuse: when a right is at stake, when benefits would be counted twice, when a borrowed value from another country has no business here. The last module asks who gains and who loses, because a total hides both.',
    category: 'Economics & Labour',
    alsoIn: ['Water Resources', 'Sustainable Development'],
    level: 'advanced',
    price: 1899,
    duration: '6 weeks',
    objectives: [
      'Draw up a list of uses and users that is complete and free of overlap',
      'Apply market price, replacement cost and travel cost methods to real observations',
      'Design a stated-preference question and name its biases',
      'Discount future benefits and show how far the rate decides the answer',
      'Report who gains and who loses, in groups people recognize',
    ],
    requirements: [
      'First-year economics, or patience with supply, demand and simple algebra',
      'A tank, grazing land or grove in common use that you can visit three times',
    ],
    publishedOn: '2026-07-22',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Uses, users, rules',
        summary: 'A commons is a place and a set of agreements; list both.',
        duration: '1 week',
        lessons: [
          { title: 'A morning at the tank', kind: 'reading', minutes: 12 },
          { title: 'Common property is not open access', kind: 'reading', minutes: 14 },
          { title: 'Use, option and existence value', kind: 'reading', minutes: 11 },
          { title: 'Record every use from dawn to noon', kind: 'task', minutes: 240 },
        ],
      },
      {
        title: 'Things with a price',
        summary: 'Fish, fodder, silt and clay: quantities, prices, and the cost of getting them.',
        duration: '1 week',
        lessons: [
          { title: 'Net of effort: the step most studies skip', kind: 'reading', minutes: 13 },
          { title: 'Seasonal quantities from short interviews', kind: 'reading', minutes: 11 },
          { title: 'Set up a product account for one year', kind: 'task', minutes: 75 },
        ],
      },
      {
        title: 'Water in the ground',
        summary: 'Recharge, pumping cost and replacement cost, with their conditions.',
        duration: '1 week',
        lessons: [
          { title: 'A simple tank water balance', kind: 'reading', minutes: 15 },
          { title: 'Avoided pumping as a value', kind: 'reading', minutes: 12 },
          { title: 'When replacement cost may be used, and when not', kind: 'reading', minutes: 12 },
          { title: 'Measure water levels in five wells around the tank', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'Things without a price',
        summary: 'Travel cost, stated preference, and the case for leaving the cell empty.',
        duration: '1 week',
        lessons: [
          { title: 'Travel cost from forty visitors', kind: 'reading', minutes: 16 },
          { title: 'Willingness to pay, ability to pay', kind: 'reading', minutes: 13 },
          { title: 'Ritual, memory and the empty cell', kind: 'reading', minutes: 10 },
        ],
      },
      {
        title: 'Adding up',
        summary: 'Double counting, discounting and sensitivity.',
        duration: '1 week',
        lessons: [
          { title: 'Four ways to count the same water twice', kind: 'reading', minutes: 12 },
          { title: 'Discount rates and grandchildren', kind: 'reading', minutes: 14 },
          { title: 'Fill the table, with its ranges', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'Who gains, who loses',
        summary: 'Break the total open, and write it for a hearing.',
        duration: '1 week',
        lessons: [
          { title: 'A distribution table', kind: 'reading', minutes: 11 },
          { title: 'Values, rights and what a court can use', kind: 'reading', minutes: 13 },
          { title: 'Write a four-page statement', kind: 'task', minutes: 120 },
        ],
      },
    ],
  },
]
