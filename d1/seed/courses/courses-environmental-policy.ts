import type { CourseContent } from '../base/content.ts'

export const environmentalPolicyCourses: readonly CourseContent[] = [
  {
    key: 'epr-for-plastics',
    educator: 'farah-qureshi',
    title: 'EPR for plastics: a working guide',
    description:
      'Registration, targets, credits and annual returns for producers, importers and brand owners, with worked files.\n\n' +
      'Extended producer responsibility under the Plastic Waste Management Rules, 2016 is simple to state and easy to get wrong: what you put on the market in each packaging category, you must see collected, recycled or otherwise dealt with, and prove it on the portal of the Central Pollution Control Board.\n\n' +
      'We work through three invented companies from first sale to filed return: a shampoo maker, an importer of kitchenware and a snack brand. You get their purchase registers, with the mistakes left in.\n\n' +
      'Rules in this field are amended often. One module is about nothing else: how to read an amendment and change your file the same day. This is training, not legal advice on your own case.',
    category: 'Environmental Policy',
    alsoIn: ['Waste Management', 'Sustainable Business'],
    level: 'advanced',
    price: 2499,
    duration: '4 weeks',
    objectives: [
      'Decide whether a company is a producer, an importer, a brand owner or several of these',
      'Sort packaging into its categories and weigh it in a way that can be checked',
      'Calculate obligations for collection, recycling, reuse and recycled content',
      'Buy and reconcile certificates with the eyes of an auditor',
      'File an annual return and keep the papers behind it',
    ],
    requirements: [
      'Some experience with compliance, procurement or accounts',
      'A kitchen scale that shows single grams',
    ],
    publishedOn: '2026-02-18',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Who owes what',
        summary: 'The definitions that decide everything, applied to three companies.',
        duration: '4 days',
        lessons: [
          { title: 'One sachet, four companies: who is obliged?', kind: 'reading', minutes: 15 },
          { title: 'Producer, importer, brand owner, processor', kind: 'reading', minutes: 18 },
          { title: 'Contract packing and own labels', kind: 'reading', minutes: 12 },
          { title: 'Registration, screen by screen', kind: 'reading', minutes: 16 },
        ],
      },
      {
        title: 'Packaging on the scale',
        summary: 'Rigid, flexible, multilayered, compostable: sorting and weighing what you sell.',
        duration: '1 week',
        lessons: [
          { title: 'Telling the categories apart by hand', kind: 'reading', minutes: 14 },
          { title: 'Caps, labels, shrink film: where small parts go', kind: 'reading', minutes: 11 },
          { title: 'Weigh and sort one household week of packaging', kind: 'task', minutes: 90 },
          { title: 'From grams per piece to tonnes per year', kind: 'reading', minutes: 10 },
        ],
      },
      {
        title: 'Targets and certificates',
        summary: 'Obligation arithmetic, recycled content, and certificates that stand up.',
        duration: '1 week',
        lessons: [
          { title: 'Reading Schedule II as a formula', kind: 'reading', minutes: 19 },
          { title: 'Recycling, reuse, recycled content, end of life', kind: 'reading', minutes: 17 },
          { title: 'How a certificate comes to exist, and how false ones are caught', kind: 'reading', minutes: 16 },
          { title: 'Work out the obligation of the snack brand', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'The annual return',
        summary: 'Reconcile, file, and keep what an inspector will want to see.',
        duration: '1 week',
        lessons: [
          { title: 'Three registers that must agree', kind: 'reading', minutes: 13 },
          { title: 'Environmental compensation: what triggers it', kind: 'reading', minutes: 14 },
          { title: 'A mock inspection, with the questions', kind: 'reading', minutes: 18 },
          { title: 'File a return from a messy folder', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'When the rule changes',
        summary: 'Find, date and apply an amendment before it surprises you.',
        duration: '3 days',
        lessons: [
          { title: 'Reading an amendment beside its parent', kind: 'reading', minutes: 12 },
          { title: 'Dates: published, in force, applicable year', kind: 'reading', minutes: 9 },
          { title: 'Write a change note for your own file', kind: 'task', minutes: 45 },
        ],
      },
    ],
  },
  {
    key: 'how-to-read-an-eia-report',
    educator: 'farah-qureshi',
    title: 'How to read an EIA report',
    description:
      'Find the claims that matter in four hundred pages, check the baseline data, and write a clear public comment.\n\n' +
      'An environmental impact assessment is written to be approved. It can still be read to be understood. Under the EIA Notification, 2006 the report, its summary in the local language and the public hearing are the points where a resident, a student or a panchayat can say something that must be recorded.\n\n' +
      'You choose one report from the public clearance portal, ideally for a project you can travel to, and work on it from the terms of reference to a two-page comment with page numbers.',
    category: 'Environmental Policy',
    alsoIn: ['Social Justice & Law'],
    level: 'intermediate',
    price: 0,
    duration: '3 weeks',
    objectives: [
      'Place a project in its category and say who appraises it',
      'Find its papers on the PARIVESH portal and put them on a timeline',
      'Navigate a report by its terms of reference in under an hour',
      'Test baseline data for season, place, method and date',
      'Rewrite a vague promise as a condition that somebody can check',
      'Write a comment that quotes, questions and asks for something specific',
    ],
    requirements: [
      'Reading English at newspaper level; summaries are also published in the language of the state',
      'A computer or a phone that opens PDF files of 100 MB',
      'One project near you, so that you can stand at two of its monitoring points; about three hours a week',
    ],
    publishedOn: '2026-01-14',
    featured: true,
    published: true,
    modules: [
      {
        title: 'The path of a clearance',
        summary: 'Screening, scoping, public consultation, appraisal: who decides what, and when.',
        duration: '4 days',
        lessons: [
          { title: 'Four stages and two committees', kind: 'reading', minutes: 14 },
          { title: 'Category A, B1 and B2, with examples', kind: 'reading', minutes: 12 },
          { title: 'Finding the papers on the portal', kind: 'reading', minutes: 10 },
          { title: 'Pick a project and build its timeline', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Read it in the right order',
        summary: 'Terms of reference first, executive summary last.',
        duration: '4 days',
        lessons: [
          { title: 'The terms of reference are your checklist', kind: 'reading', minutes: 11 },
          { title: 'What each chapter should contain', kind: 'reading', minutes: 15 },
          { title: 'Copied paragraphs and other tells', kind: 'reading', minutes: 9 },
        ],
      },
      {
        title: 'The baseline',
        summary: 'Air, water, noise, soil, plants and people before the project: is this the same place?',
        duration: '1 week',
        lessons: [
          { title: 'One season, and why not the monsoon', kind: 'reading', minutes: 10 },
          { title: 'Monitoring stations on a map, with the wind', kind: 'reading', minutes: 14 },
          { title: 'Species lists that could not be true', kind: 'reading', minutes: 12 },
          { title: 'Stand at two monitoring points and describe them', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'Impacts and promises',
        summary: 'Models, mitigation and the management plan: which promises can be checked later?',
        duration: '3 days',
        lessons: [
          { title: 'What goes into a dispersion model', kind: 'reading', minutes: 15 },
          { title: 'Cumulative impact: the plant next door counts too', kind: 'reading', minutes: 11 },
          { title: 'A condition that can be checked, rewritten from one that cannot', kind: 'reading', minutes: 9 },
        ],
      },
      {
        title: 'Your comment',
        summary: 'Two pages, numbered, with quotations, sent in time.',
        duration: '3 days',
        lessons: [
          { title: 'How a public hearing runs', kind: 'reading', minutes: 13 },
          { title: 'Quote, question, request: the three-line unit', kind: 'reading', minutes: 8 },
          { title: 'Write and exchange comments', kind: 'task', minutes: 90 },
          { title: 'After clearance: half-yearly compliance reports', kind: 'reading', minutes: 10 },
        ],
      },
    ],
  },
  {
    key: 'answering-a-draft-rule',
    educator: 'farah-qureshi',
    title: 'Answering a draft rule before it is final',
    description:
      'Spot a draft in the gazette, understand what it changes, and send a useful objection before the window closes.\n\n' +
      'Draft environment rules are published for anyone to answer, usually for sixty days. Most answers are a paragraph of feeling that arrives on the last evening. A short, dated, clause-by-clause note from someone who knows a street, a shop or a river is rarer and far more useful.\n\n' +
      'Ten days, an hour a day, one real draft that is open while you take the course. If none in your field is open, you take a closed one and compare your note with the rule that was finally made.',
    category: 'Environmental Policy',
    alsoIn: [],
    level: 'beginner',
    price: 299,
    duration: '10 days',
    objectives: [
      'Tell an act, a rule, a notification and an office memorandum apart',
      'Compare a draft with the text it would replace, line by line',
      'Bring evidence from one place you know',
      'Send a note with a clause number, a reason and a proposed wording',
    ],
    requirements: ['None: if you can read a tenancy agreement you can read a draft rule'],
    publishedOn: '2024-11-27',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Where rules come from',
        summary: 'Acts made by a legislature, rules made under them, and the gazette that carries both.',
        duration: '2 days',
        lessons: [
          { title: 'The family tree of a rule', kind: 'reading', minutes: 9 },
          { title: 'Searching the gazette', kind: 'reading', minutes: 8 },
          { title: 'How long you have, and from which date', kind: 'reading', minutes: 7 },
        ],
      },
      {
        title: 'What it would change',
        summary: 'Old text and new text, side by side.',
        duration: '2 days',
        lessons: [
          { title: 'Definitions first', kind: 'reading', minutes: 8 },
          { title: 'May, shall and as far as possible', kind: 'reading', minutes: 7 },
          { title: 'Set old and new text in two columns', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'Evidence from one place',
        summary: 'Go and see what the clause would mean on your street.',
        duration: '3 days',
        lessons: [
          { title: 'Photographs with a date, a place and a purpose', kind: 'reading', minutes: 7 },
          { title: 'Visit one place the draft would affect', kind: 'task', minutes: 90 },
          { title: 'Asking people without speaking for them', kind: 'reading', minutes: 8 },
        ],
      },
      {
        title: 'The note',
        summary: 'One page, sent, with proof of sending.',
        duration: '3 days',
        lessons: [
          { title: 'Clause, reason, wording', kind: 'reading', minutes: 10 },
          { title: 'Three notes that worked, and one that did not', kind: 'reading', minutes: 12 },
          { title: 'Write it, let it rest, send it', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
  {
    key: 'a-tank-on-the-wetland-list',
    educator: 'farah-qureshi',
    title: 'Putting a tank on the wetland list',
    description:
      'Which law protects your tank, what a brief document must hold, and how to carry one through to a notification.\n\n' +
      'Not every lake is a wetland in law. The Wetlands (Conservation and Management) Rules, 2017 leave out several kinds of human-made water bodies, among them those built specifically for irrigation or drinking water. Half of the work is finding out which protection fits.\n\n' +
      'This course follows one tank from survey number to draft notification, and shows the other routes where the wetland rules do not reach.',
    category: 'Environmental Policy',
    alsoIn: ['Water Resources'],
    level: 'intermediate',
    price: 1299,
    duration: '5 weeks',
    objectives: [
      'Decide which law applies to a given water body',
      'Assemble maps, revenue records and species lists for a brief document',
      'Draw a zone of influence and explain its edge',
    ],
    requirements: ['Access to one tank and to its village or city survey map'],
    publishedOn: '2026-10-28',
    featured: false,
    published: false,
    modules: [
      {
        title: 'Is it a wetland in law?',
        summary: 'The definition, its exceptions, and three tanks that test it.',
        duration: '1 week',
        lessons: [
          { title: 'Three tanks, three answers', kind: 'reading', minutes: 13 },
          { title: 'The definition and what it leaves out', kind: 'reading', minutes: 12 },
          { title: 'State tank and groundwater laws as another route', kind: 'reading', minutes: 14 },
        ],
      },
      {
        title: 'Edges on paper',
        summary: 'Survey numbers, village maps, full tank level and the line they make together.',
        duration: '1 week',
        lessons: [
          { title: 'Reading a village map', kind: 'reading', minutes: 12 },
          { title: 'Full tank level and why it matters', kind: 'reading', minutes: 9 },
          { title: 'Walk the boundary with the map', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'The brief document',
        summary: 'Hydrology, species, uses and threats, each with its source.',
        duration: '2 weeks',
        lessons: [
          { title: 'What goes in, section by section', kind: 'reading', minutes: 16 },
          { title: 'Zone of influence: drawing the water that feeds it', kind: 'reading', minutes: 15 },
          { title: 'List inlets, uses and users over one weekend', kind: 'task', minutes: 150 },
        ],
      },
      {
        title: 'To the authority',
        summary: 'Who receives it, what happens next, and how long to wait before asking.',
        duration: '1 week',
        lessons: [
          { title: 'The state wetlands authority and its committees', kind: 'reading', minutes: 11 },
          { title: 'Objections from people who farm the bed', kind: 'reading', minutes: 10 },
          { title: 'Write the covering letter', kind: 'task', minutes: 40 },
        ],
      },
    ],
  },
]
