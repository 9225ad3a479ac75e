import type { CourseContent } from '../base/content.ts'

export const waterResourcesCourses: readonly CourseContent[] = [
  {
    key: 'reading-a-lake',
    educator: 'asha-raghunath',
    title: 'Reading a lake: field methods for urban water',
    description:
      'Sample, test and map an urban lake with a Secchi disc and a strip kit, then write a health card.\n\n' +
      'A lake tells you how it is doing if you know where to look: the colour at the inlet, how far down a white disc stays visible, which birds stay after sunrise. This course teaches you to look, measure and write it down in a form others can use.\n\n' +
      'You will visit one lake of your choice four times. Each visit takes about ninety minutes and needs a phone, a rope, a disc you make yourself and a strip kit. No laboratory, no boat.',
    category: 'Water Resources',
    alsoIn: ['Urban Sustainability'],
    level: 'beginner',
    price: 1499,
    duration: '6 weeks',
    objectives: [
      'Make a depth and clarity map of any tank from its bund',
      'Test five indicators and know which readings to distrust',
      'Trace an inlet upstream and record it as evidence',
      'Write a one-page health card a ward engineer will read',
    ],
    requirements: [
      'A lake, tank or pond you can reach four times',
      'A phone with a camera and location switched on',
      'Rope, a steel plate and a strip kit, about ₹620 in all',
    ],
    publishedOn: '2026-03-16',
    featured: true,
    published: true,
    modules: [
      {
        title: 'Meet your lake',
        summary: 'What a tank is for, who looks after it, and how to visit one safely.',
        duration: '1 week',
        lessons: [
          { title: 'Why this lake?', kind: 'reading', minutes: 11 },
          { title: 'Who owns the water, who owns the bund', kind: 'reading', minutes: 14 },
          { title: 'Safety on a bund, and what to carry', kind: 'reading', minutes: 9 },
          { title: 'Field task: your first sketch map', kind: 'task', minutes: 18 },
        ],
      },
      {
        title: 'What is in the water',
        summary: 'Dissolved oxygen, pH, nitrate and phosphate with strips, and what each tells you.',
        duration: '1 week',
        lessons: [
          { title: 'Five indicators, and what each one answers', kind: 'reading', minutes: 16 },
          { title: 'Dissolved oxygen at dawn and in the afternoon', kind: 'reading', minutes: 18 },
          { title: 'pH, algae and the time of day', kind: 'reading', minutes: 14 },
          { title: 'Nitrate, phosphate and the colour chart', kind: 'reading', minutes: 17 },
          { title: 'One inlet, one outlet, two bottles', kind: 'task', minutes: 30 },
        ],
      },
      {
        title: 'Depth and clarity',
        summary: 'Build and read a Secchi disc; make a depth grid from a coracle or a bund.',
        duration: '2 weeks',
        lessons: [
          { title: 'What clarity tells you', kind: 'reading', minutes: 10 },
          { title: 'How a Secchi disc works', kind: 'reading', minutes: 9 },
          { title: 'Build a Secchi disc from a steel plate', kind: 'task', minutes: 25 },
          { title: 'Lowering it: shade side, slow rope', kind: 'reading', minutes: 12 },
          { title: 'Check: six readings', kind: 'task', minutes: 24 },
        ],
      },
      {
        title: 'Where it comes from',
        summary: 'Walk upstream: inlets, outfalls, the rajakaluve and the map.',
        duration: '1 week',
        lessons: [
          { title: 'Inlets, outfalls and the waste weir', kind: 'reading', minutes: 14 },
          { title: 'Finding a rajakaluve on an old survey map', kind: 'reading', minutes: 16 },
          { title: 'Photographs that count as evidence', kind: 'reading', minutes: 12 },
          { title: 'Walk one inlet upstream', kind: 'task', minutes: 28 },
        ],
      },
      {
        title: 'The health card',
        summary: 'Turn readings into one page a ward office can act on.',
        duration: '1 week',
        lessons: [
          { title: 'Four numbers, one map, one request', kind: 'reading', minutes: 12 },
          { title: 'Fill in your health card', kind: 'task', minutes: 26 },
          { title: 'Whom to hand it to, and when to go back', kind: 'reading', minutes: 10 },
        ],
      },
    ],
  },
  {
    key: 'recharge-wells',
    educator: 'asha-raghunath',
    title: 'Recharge wells: dig, test, maintain',
    description:
      'Choose a spot, read the soil, dig and line the well, and keep it working after the third monsoon.\n\n' +
      'A recharge well takes rain from a roof or a clean drain and lets it sink below the clay that would otherwise send it down the street. Dug in the right place it is simple and lasts. Dug in the wrong place it is a pit that breeds mosquitoes.\n\n' +
      'We follow one apartment plot from the first percolation test to the third silt cleaning, with the people who dig by hand for a living explaining their part. You will do the sums for a roof you know and test the soil below it.',
    category: 'Water Resources',
    alsoIn: [],
    level: 'intermediate',
    price: 799,
    duration: '2 weeks',
    objectives: [
      'Work out how much rain a roof yields in a storm and in a year',
      'Run a percolation test and read what it says about depth',
      'Specify rings, gravel, silt trap and cover for a digger’s quote',
      'Keep a log that shows whether the well still takes in water',
    ],
    requirements: [
      'A plot or campus where you may dig a test pit of knee depth',
      'Comfort with areas, volumes and a calculator',
    ],
    publishedOn: '2025-06-02',
    featured: false,
    published: true,
    modules: [
      {
        title: 'How much rain, and where it goes',
        summary: 'From roof area and a rain record to litres, and from litres to a well.',
        duration: '3 days',
        lessons: [
          { title: 'One millimetre on one square metre is a litre', kind: 'reading', minutes: 9 },
          { title: 'Runoff coefficients for tile, concrete and paving', kind: 'reading', minutes: 12 },
          { title: 'Measure your roof and find its downpipes', kind: 'task', minutes: 35 },
        ],
      },
      {
        title: 'Reading the ground',
        summary: 'Fill, clay, weathered rock: what lies below, and how fast it drinks.',
        duration: '4 days',
        lessons: [
          { title: 'What a road cutting and a neighbour’s well can tell you', kind: 'reading', minutes: 13 },
          { title: 'Where never to recharge: soak pits, sewers, spills', kind: 'reading', minutes: 11 },
          { title: 'The percolation test, step by step', kind: 'reading', minutes: 12 },
          { title: 'Dig a test pit and time the drop', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Building it',
        summary: 'Diameter, depth, rings, gravel and the silt trap that decides its life.',
        duration: '4 days',
        lessons: [
          { title: 'A day with a well-digging crew', kind: 'reading', minutes: 18 },
          { title: 'Rings, weep holes and the gravel around them', kind: 'reading', minutes: 11 },
          { title: 'First flush and silt trap, drawn to scale', kind: 'reading', minutes: 14 },
          { title: 'Air, edges and ropes: safety in a well', kind: 'reading', minutes: 10 },
          { title: 'Write a one-page specification for two quotes', kind: 'task', minutes: 40 },
        ],
      },
      {
        title: 'Does it still work?',
        summary: 'A level gauge, a log sheet and a cleaning date before each monsoon.',
        duration: '3 days',
        lessons: [
          { title: 'Filling and draining curves after one storm', kind: 'reading', minutes: 12 },
          { title: 'Silt: when to clean, and where to put it', kind: 'reading', minutes: 9 },
          { title: 'Inspect a working recharge well near you', kind: 'task', minutes: 45 },
        ],
      },
    ],
  },
  {
    key: 'groundwater-own-borewell',
    educator: 'asha-raghunath',
    title: 'Groundwater: reading your own borewell',
    description:
      'Find out how deep your borewell stands and how fast it recovers, with a dip tape and a logbook.\n\n' +
      'Groundwater is the only supply many Indian streets have, and the one they measure least. In the hard rock of the peninsula it sits in weathered ground and in cracks, so two wells twenty metres apart may share one crack or nothing at all.\n\n' +
      'You will dip a well before and after pumping, draw its recovery, compare it with your neighbours’ and agree with them on a few readings a year. Free, because a street needs many readers.',
    category: 'Water Resources',
    alsoIn: ['Sustainable Development'],
    level: 'beginner',
    price: 0,
    duration: '4 weeks',
    objectives: [
      'Explain where a hard-rock aquifer stores what you pump',
      'Measure static and pumping levels safely with a dip tape',
      'Draw a recovery curve and say what it means for pumping hours',
      'Choose which laboratory tests a drinking well needs',
    ],
    requirements: [
      'Permission to measure one open well or borewell with an access pipe',
      'A weighted tape or a borrowed dip meter',
    ],
    publishedOn: '2026-10-05',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What is down there',
        summary: 'Soil, weathered rock, fractures, and why two wells differ.',
        duration: '1 week',
        lessons: [
          { title: 'A section through a Deccan street', kind: 'reading', minutes: 14 },
          { title: 'Open wells, borewells and what the casing does', kind: 'reading', minutes: 11 },
          { title: 'Reading a driller’s log, or making do without one', kind: 'reading', minutes: 12 },
          { title: 'Map every well on your street', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'Dipping a well',
        summary: 'Static level, pumping level, and a reference mark that never moves.',
        duration: '1 week',
        lessons: [
          { title: 'Chalked tape, dip meter, sonic reader', kind: 'reading', minutes: 10 },
          { title: 'Keeping the well clean and the pump cable safe', kind: 'reading', minutes: 8 },
          { title: 'Take three static readings on three mornings', kind: 'task', minutes: 40 },
        ],
      },
      {
        title: 'Pump, stop, wait',
        summary: 'A short pumping test with a bucket, a watch and some patience.',
        duration: '1 week',
        lessons: [
          { title: 'Drawdown and recovery, explained at one well', kind: 'reading', minutes: 15 },
          { title: 'Measuring yield with a drum and a stopwatch', kind: 'reading', minutes: 8 },
          { title: 'Record one hour of recovery', kind: 'task', minutes: 75 },
          { title: 'From a curve to pumping hours', kind: 'reading', minutes: 13 },
        ],
      },
      {
        title: 'Quality, and a shared log',
        summary: 'Conductivity at home, the rest in a laboratory, and four dates a year.',
        duration: '1 week',
        lessons: [
          { title: 'Salts, nitrate, fluoride, iron: what hurts and what stains', kind: 'reading', minutes: 16 },
          { title: 'Sampling bottles, preservation and the laboratory form', kind: 'reading', minutes: 11 },
          { title: 'Before and after the monsoon: a street log', kind: 'reading', minutes: 9 },
          { title: 'Hold a twenty-minute meeting with two neighbours', kind: 'task', minutes: 30 },
        ],
      },
    ],
  },
  {
    key: 'flood-marks',
    educator: 'asha-raghunath',
    title: 'Flood marks: mapping where the street fills',
    description:
      'Record flood heights from walls and memories, level them with a clear hose and draw the path of the water.\n\n' +
      'After a cloudburst every household knows how high it stood, and within a month the marks are painted over. This course turns those marks into surveyed heights that a drain designer can use.\n\n' +
      'You will level one junction with a clear hose, sketch its catchment and test one explanation: a low kerb, a blocked grating or a drain that runs uphill.',
    category: 'Water Resources',
    alsoIn: ['Urban Sustainability', 'Climate Science'],
    level: 'intermediate',
    price: 899,
    duration: '3 weeks',
    objectives: [
      'Record flood marks with a height, a time and a witness',
      'Carry a level round a block with a clear hose',
      'Draw a catchment and estimate its peak flow',
    ],
    requirements: ['A street or junction that floods', 'A partner for the levelling walk'],
    publishedOn: '2026-11-02',
    featured: false,
    published: false,
    modules: [
      {
        title: 'Marks and memories',
        summary: 'What to ask, what to photograph and how to write a height down.',
        duration: '4 days',
        lessons: [
          { title: 'Asking about a flood without leading the answer', kind: 'reading', minutes: 11 },
          { title: 'Silt lines, stains and other marks to trust', kind: 'reading', minutes: 9 },
          { title: 'Collect six marks on one street', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Levelling a block',
        summary: 'A clear hose, a staff and a closed loop that shows your error.',
        duration: '1 week',
        lessons: [
          { title: 'Two ends of a hose are one level', kind: 'reading', minutes: 10 },
          { title: 'Booking heights and closing the loop', kind: 'reading', minutes: 12 },
          { title: 'Level one junction and close within two centimetres', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'Where it wants to go',
        summary: 'Catchments, kerbs and gratings, and a peak flow by the rational method.',
        duration: '1 week',
        lessons: [
          { title: 'Drawing a catchment on a street map', kind: 'reading', minutes: 14 },
          { title: 'The rational method and its limits', kind: 'reading', minutes: 15 },
          { title: 'Walk your catchment boundary', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'The drawing',
        summary: 'One sheet with heights, arrows and a question for the drain engineer.',
        duration: '3 days',
        lessons: [
          { title: 'Plan, section and a photograph that matches', kind: 'reading', minutes: 12 },
          { title: 'What a drain engineer asks first', kind: 'reading', minutes: 8 },
          { title: 'Draw your sheet', kind: 'task', minutes: 50 },
        ],
      },
    ],
  },
]
