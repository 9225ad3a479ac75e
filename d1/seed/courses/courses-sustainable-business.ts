import type { CourseContent } from '../base/content.ts'

export const sustainableBusinessCourses: readonly CourseContent[] = [
  {
    key: 'costing-a-circular-business',
    educator: 'nikhil-deshmukh',
    title: 'Costing a circular business',
    description:
      'Unit economics for refill, repair and resale, with a cash-flow sheet you can defend in front of a lender.\n\n' +
      'Circular businesses seldom fail on the idea. They fail on the return trip: the empty bottle that comes back dirty, the phone that needs a part nobody stocks, the deposit that was spent before it was refunded. We cost those trips first.\n\n' +
      'You work on a business of your own or on one of three cases (a refill shop, an appliance repair bench, a school-uniform exchange). By the end you have a model of thirty to forty rows with every assumption named, tested at its worst value, and explained on one page.',
    category: 'Sustainable Business',
    alsoIn: ['Waste Management'],
    level: 'advanced',
    price: 2199,
    duration: '5 weeks',
    objectives: [
      'Build the unit economics of one reuse cycle, with losses, washing and the return trip',
      'Find the number of cycles at which reuse beats single use, in rupees and in material',
      'Treat deposits, second-hand margins and input tax correctly in the books',
      'Forecast cash month by month and know which month hurts',
      'Answer the questions a lender asks about working capital and debt service',
    ],
    requirements: [
      'Ease with spreadsheets: formulas, absolute references, a simple chart',
      'Basic bookkeeping: you can read a profit and loss statement',
    ],
    publishedOn: '2026-01-21',
    featured: false,
    published: true,
    modules: [
      {
        title: 'One unit, one cycle',
        summary: 'Follow a single bottle, phone or shirt around the loop and put a rupee on each step.',
        duration: '1 week',
        lessons: [
          { title: 'What the linear model hides', kind: 'reading', minutes: 13 },
          { title: 'Drawing the loop with its leaks', kind: 'reading', minutes: 12 },
          { title: 'Refill, repair, resale: three different unit costs', kind: 'reading', minutes: 17 },
          { title: 'Time every step at a real shop or bench', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'The return trip',
        summary: 'Reverse logistics, breakage, washing and the price of getting things back.',
        duration: '1 week',
        lessons: [
          { title: 'Return rates and how to measure one', kind: 'reading', minutes: 14 },
          { title: 'Break-even cycles, derived step by step', kind: 'reading', minutes: 18 },
          { title: 'Milk run or drop point: two routes costed', kind: 'reading', minutes: 15 },
          { title: 'Fill in your break-even table', kind: 'task', minutes: 75 },
        ],
      },
      {
        title: 'Deposits, tax and the books',
        summary: 'What is income, what is a liability, and what the law says about used goods.',
        duration: '1 week',
        lessons: [
          { title: 'A deposit is a debt until it is forfeited', kind: 'reading', minutes: 11 },
          { title: 'Second-hand goods: the margin scheme in rule 32(5)', kind: 'reading', minutes: 16 },
          { title: 'Repair as a service, parts as goods', kind: 'reading', minutes: 14 },
          { title: 'Write ten journal entries', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Cash, month by month',
        summary: 'Stock that sits, customers who pay late, and the float that is not yours.',
        duration: '1 week',
        lessons: [
          { title: 'Profit that has no cash in it', kind: 'reading', minutes: 12 },
          { title: 'The working-capital cycle of a loop', kind: 'reading', minutes: 16 },
          { title: 'Sensitivity: move one assumption at a time', kind: 'reading', minutes: 13 },
          { title: 'Build a twelve-month cash sheet', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'In front of a lender',
        summary: 'Turn the sheet into a page, and the page into answers.',
        duration: '1 week',
        lessons: [
          { title: 'Debt service coverage without fear', kind: 'reading', minutes: 12 },
          { title: 'The one-page note', kind: 'reading', minutes: 10 },
          { title: 'Twenty hard questions', kind: 'reading', minutes: 19 },
          { title: 'Defend your sheet to someone who doubts it', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
  {
    key: 'first-carbon-account',
    educator: 'nikhil-deshmukh',
    title: 'A first carbon account for a small firm',
    description:
      'Collect a year of bills, sort them by scope, apply the right factors and show a total you can defend.\n\n' +
      'Big customers now ask their suppliers for emissions figures, often with two weeks to answer. A workshop, a bakery or a print shop can do an honest first account with the papers it already keeps: electricity bills, diesel receipts, gas cylinders, courier invoices.\n\n' +
      'The course follows the scopes of the GHG Protocol and the grid factor published by the Central Electricity Authority. You will learn to write down what you left out, which is the part that makes the rest believable.',
    category: 'Sustainable Business',
    alsoIn: ['Climate Science'],
    level: 'beginner',
    price: 499,
    duration: '3 weeks',
    objectives: [
      'Draw the boundary of an account and say why it lies there',
      'Sort activities into scopes 1, 2 and 3 without counting any twice',
      'Convert electricity, diesel, gas and refrigerant into carbon dioxide equivalent',
      'Rank the three changes that would lower the total most',
    ],
    requirements: [
      'Twelve months of bills from one firm, hostel, shop or home',
      'A spreadsheet, or paper and a calculator',
    ],
    publishedOn: '2024-09-18',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What belongs in the account',
        summary: 'Boundaries, base year and the three scopes, on the example of a bakery.',
        duration: '4 days',
        lessons: [
          { title: 'The bakery we will count', kind: 'reading', minutes: 8 },
          { title: 'Scopes 1, 2 and 3 in plain words', kind: 'reading', minutes: 12 },
          { title: 'Base year, boundary and what you may leave out', kind: 'reading', minutes: 11 },
        ],
      },
      {
        title: 'Collecting the papers',
        summary: 'Where the numbers hide, and how to record a gap instead of guessing it away.',
        duration: '4 days',
        lessons: [
          { title: 'Units, sanctioned load and multiplying factor: reading a bill', kind: 'reading', minutes: 10 },
          { title: 'Diesel logs, cylinders and the generator set', kind: 'reading', minutes: 9 },
          { title: 'Refrigerant top-ups: small weight, large effect', kind: 'reading', minutes: 8 },
          { title: 'Walk the premises and list every source', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'From units to carbon',
        summary: 'Emission factors, where they come from, and one line of arithmetic per source.',
        duration: '1 week',
        lessons: [
          { title: 'Choosing a factor and citing its year', kind: 'reading', minutes: 11 },
          { title: 'The grid factor and why it changes', kind: 'reading', minutes: 10 },
          { title: 'Scope 3: start with freight and purchased goods', kind: 'reading', minutes: 13 },
          { title: 'Complete your sheet', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'A total you can stand behind',
        summary: 'Checks, uncertainty, and a first plan for next year.',
        duration: '6 days',
        lessons: [
          { title: 'Five checks before you send it', kind: 'reading', minutes: 9 },
          { title: 'Intensity figures that mean something', kind: 'reading', minutes: 8 },
          { title: 'Write a two-page account with three changes', kind: 'task', minutes: 75 },
        ],
      },
    ],
  },
  {
    key: 'brsr-from-the-factory-floor',
    educator: 'selvi-arumugam',
    title: 'BRSR from the factory floor',
    description:
      'Trace energy, water, waste and safety figures from meter to disclosure, so that each one survives a question.\n\n' +
      'The Business Responsibility and Sustainability Report asks large listed companies for figures that are born somewhere unglamorous: a flow meter by the borewell, a gate register, a first-aid box. If you work in one of those companies, or supply one, somebody will soon ask you for them.\n\n' +
      'We take the nine principles and the BRSR Core indicators, and walk each important one back to the place where it is measured. Examples come from a knitwear unit, a forge and a food plant.',
    category: 'Sustainable Business',
    alsoIn: ['Economics & Labour'],
    level: 'intermediate',
    price: 1799,
    duration: '6 weeks',
    objectives: [
      'Find the way through sections A, B and C and tell essential from leadership indicators',
      'Set up meters, registers and owners for energy, water, emissions and waste',
      'Calculate intensity ratios and injury rates by the stated formulas',
      'Prepare an evidence file that an assessor can follow without you in the room',
    ],
    requirements: [
      'You work or study where you can visit a plant, kitchen, workshop or large campus',
      'Spreadsheet basics',
    ],
    publishedOn: '2025-07-30',
    featured: false,
    published: true,
    modules: [
      {
        title: 'The shape of the report',
        summary: 'Who must file, who is asked anyway, and how the principles become questions.',
        duration: '1 week',
        lessons: [
          { title: 'From nine principles to one spreadsheet', kind: 'reading', minutes: 13 },
          { title: 'Sections A, B and C, annotated', kind: 'reading', minutes: 20 },
          { title: 'BRSR Core, value chain and what reaches a supplier', kind: 'reading', minutes: 14 },
        ],
      },
      {
        title: 'Energy and emissions',
        summary: 'Meters, fuels and the joules they must become.',
        duration: '1 week',
        lessons: [
          { title: 'Every meter has a place and a keeper', kind: 'reading', minutes: 10 },
          { title: 'Units, diesel and coal into joules', kind: 'reading', minutes: 15 },
          { title: 'Intensity per rupee of turnover, and its traps', kind: 'reading', minutes: 12 },
          { title: 'Draw the energy map of one site', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'Water and waste',
        summary: 'Withdrawal, consumption and discharge; waste by kind and by where it truly went.',
        duration: '2 weeks',
        lessons: [
          { title: 'A water balance that closes', kind: 'reading', minutes: 16 },
          { title: 'Withdrawal, discharge, consumption: three different numbers', kind: 'reading', minutes: 12 },
          { title: 'Manifests, gate passes and the last stretch of the road', kind: 'reading', minutes: 14 },
          { title: 'Read the water meter at the same hour for five days', kind: 'task', minutes: 75 },
        ],
      },
      {
        title: 'People and safety',
        summary: 'Headcounts, wages, injuries and complaints, counted the same way every year.',
        duration: '1 week',
        lessons: [
          { title: 'Employees and workers: the report means different people', kind: 'reading', minutes: 11 },
          { title: 'Lost-time injuries per million person-hours', kind: 'reading', minutes: 13 },
          { title: 'Near misses, and why a zero worries me', kind: 'reading', minutes: 10 },
          { title: 'Recalculate one year of a register', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'The evidence file',
        summary: 'One folder per figure: source, method, owner, change.',
        duration: '1 week',
        lessons: [
          { title: 'What an assessor asks first', kind: 'reading', minutes: 12 },
          { title: 'Restating last year without shame', kind: 'reading', minutes: 9 },
          { title: 'Build the file for two indicators', kind: 'task', minutes: 90 },
        ],
      },
    ],
  },
]
