import type { CourseContent } from '../base/content.ts'

export const urbanSustainabilityCourses: readonly CourseContent[] = [
  {
    key: 'walk-your-ward',
    educator: 'zubin-contractor',
    title: 'Walk your ward: auditing a footpath',
    description:
      'Measure a stretch of footpath, note every break and pole, and hand the ward engineer a list to start with.\n\n' +
      'A footpath fails in small ways: a transformer, a driveway cut too deep, a slab lifted by a root, a ramp that ends in a pole. Each of them has an owner and a fix. An audit writes them down in an order that somebody can act on.\n\n' +
      'You need a tape, a phone and two mornings. We use the clear widths of IRC:103, the pedestrian guideline of the Indian Roads Congress, and walk part of the way with a borrowed wheelchair or a loaded pram, because a tape does not notice everything.',
    category: 'Urban Sustainability',
    alsoIn: ['Social Justice & Law'],
    level: 'beginner',
    price: 0,
    duration: '2 weeks',
    objectives: [
      'Measure clear width, height and slope, and mark them on a strip map',
      'Tell frontage, walking zone and furniture zone apart',
      'Sort defects by danger, by cost and by the office that owns them',
      'Write a two-page audit with a map and ten photographs',
    ],
    requirements: ['A 5 m tape and a phone with a camera', 'One companion: audits are safer in pairs'],
    publishedOn: '2025-01-22',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What a footpath owes you',
        summary: 'Continuity, width, surface, crossings, shade.',
        duration: '3 days',
        lessons: [
          { title: 'One street, forty obstacles', kind: 'reading', minutes: 9 },
          { title: 'Clear width and who needs it', kind: 'reading', minutes: 8 },
          { title: 'Three zones of a street edge', kind: 'reading', minutes: 7 },
        ],
      },
      {
        title: 'Measure it',
        summary: 'A strip map, a tape and a way of numbering that two people can share.',
        duration: '5 days',
        lessons: [
          { title: 'Strip maps on folded paper', kind: 'reading', minutes: 8 },
          { title: 'Measuring slope with a bottle and a ruler', kind: 'reading', minutes: 6 },
          { title: 'Staying safe near traffic', kind: 'reading', minutes: 5 },
          { title: 'Audit 500 m on each side', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'Walk it as someone else',
        summary: 'The same stretch on wheels, with a child, after dark.',
        duration: '3 days',
        lessons: [
          { title: 'What a ramp looks like from a wheelchair', kind: 'reading', minutes: 9 },
          { title: 'Tactile paving, and how it goes wrong', kind: 'reading', minutes: 7 },
          { title: 'Repeat the walk on wheels or after sunset', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'A list that gets used',
        summary: 'Sort by danger, owner and cost; deliver; follow up.',
        duration: '3 days',
        lessons: [
          { title: 'City, power utility, telecom, shop: who owns the pole?', kind: 'reading', minutes: 9 },
          { title: 'Ten photographs that need no caption', kind: 'reading', minutes: 6 },
          { title: 'Write the two-page audit', kind: 'task', minutes: 75 },
          { title: 'The second letter, and the third', kind: 'reading', minutes: 6 },
        ],
      },
    ],
  },
  {
    key: 'the-bus-that-comes',
    educator: 'zubin-contractor',
    title: 'The bus that comes: planning a route',
    description:
      'Count riders, measure waits, draw a timetable that can be kept, and work out what one more bus buys.\n\n' +
      'People forgive a slow bus sooner than one that does not come. Frequency, regularity and a stop you can stand at decide whether a city moves by bus, and all three can be measured by a small team with tally sheets.\n\n' +
      'You study one route in your city over six weeks, from both ends and from inside. The course covers headways, running times, bunching, fleet and crew needs, and the open schedule format called GTFS, with enough cost arithmetic to know when a proposal is affordable.',
    category: 'Urban Sustainability',
    alsoIn: ['Climate Science'],
    level: 'intermediate',
    price: 1599,
    duration: '6 weeks',
    objectives: [
      'Run boarding counts and running-time surveys that stand up to criticism',
      'Calculate average waiting time from headways, with irregularity included',
      'Derive fleet size from cycle time and frequency',
      'Read and correct a small GTFS feed',
      'Propose one change to a route with its cost and its gain',
    ],
    requirements: ['A bus route you can ride several times', 'Spreadsheet basics and school algebra'],
    publishedOn: '2025-10-15',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Ride it end to end',
        summary: 'Know the route as a passenger before you plan it.',
        duration: '1 week',
        lessons: [
          { title: 'What riders say they want, and what they choose', kind: 'reading', minutes: 11 },
          { title: 'Access, wait, ride, transfer: the parts of a trip', kind: 'reading', minutes: 10 },
          { title: 'Ride one full round trip with a log', kind: 'task', minutes: 150 },
        ],
      },
      {
        title: 'Count',
        summary: 'Boardings, alightings, loads and the busiest link.',
        duration: '1 week',
        lessons: [
          { title: 'Tally sheets that survive a crowd', kind: 'reading', minutes: 9 },
          { title: 'From boardings to a load profile', kind: 'reading', minutes: 13 },
          { title: 'Ticket data and what it leaves out', kind: 'reading', minutes: 10 },
          { title: 'Count for two hours at the busiest stop', kind: 'task', minutes: 150 },
        ],
      },
      {
        title: 'Waits and bunching',
        summary: 'Why four buses an hour can feel like one.',
        duration: '1 week',
        lessons: [
          { title: 'Half the headway, and the term people forget', kind: 'reading', minutes: 14 },
          { title: 'How bunching starts and how it is stopped', kind: 'reading', minutes: 12 },
          { title: 'Plot your headways', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Timetable and fleet',
        summary: 'Running time, layover, cycle time, buses and crews.',
        duration: '1 week',
        lessons: [
          { title: 'Setting running time from the data, not from hope', kind: 'reading', minutes: 13 },
          { title: 'Cycle time and the number of buses', kind: 'reading', minutes: 12 },
          { title: 'Shifts, breaks and a humane duty', kind: 'reading', minutes: 9 },
          { title: 'Draw a weekday timetable', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'Open schedules',
        summary: 'Stops, trips and calendars in GTFS, by hand and by spreadsheet.',
        duration: '1 week',
        lessons: [
          { title: 'Six text files that make an app work', kind: 'reading', minutes: 12 },
          { title: 'Names of stops in two scripts', kind: 'reading', minutes: 8 },
          { title: 'Correct a small feed', kind: 'task', minutes: 75 },
        ],
      },
      {
        title: 'The proposal',
        summary: 'One change, its cost per km, its gain in minutes.',
        duration: '1 week',
        lessons: [
          { title: 'What one km of bus costs', kind: 'reading', minutes: 12 },
          { title: 'Bus lanes, queue jumps and the signal', kind: 'reading', minutes: 14 },
          { title: 'Write a four-page proposal', kind: 'task', minutes: 120 },
        ],
      },
    ],
  },
]
