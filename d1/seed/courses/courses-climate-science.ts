import type { CourseContent } from '../base/content.ts'

export const climateScienceCourses: readonly CourseContent[] = [
  {
    key: 'heat-in-the-city',
    educator: 'ritwik-bose',
    title: 'Heat in the city: measure your ward',
    description:
      'Build a low-cost logger, walk a transect morning and afternoon, and map where new shade would help the most people.\n\n' +
      'A city forecast gives one temperature. A ward has dozens: a tin-roofed lane, a bus stop without a tree, a tank bund with a breeze. People work, wait and sleep in those, not in the forecast.\n\n' +
      'You will build a shielded logger, check it against others, walk the same route several times and draw a map that puts heat beside the people who stand in it. The last week is about asking for shade where it counts.',
    category: 'Climate Science',
    alsoIn: ['Urban Sustainability'],
    level: 'intermediate',
    price: 1299,
    duration: '6 weeks',
    objectives: [
      'Tell air, surface and wet-bulb temperature apart and choose the right one',
      'Build, shield and cross-check a temperature and humidity logger',
      'Walk a repeatable transect and correct it for drift over time',
      'Map heat against where people wait, work and sleep',
    ],
    requirements: [
      'A sensor, a small controller board and a power bank, about ₹1,400',
      'Two early mornings and two afternoons on foot, with shade stops',
      'No soldering; you will copy and adjust a short program',
    ],
    publishedOn: '2025-03-10',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What heat is, to a body',
        summary: 'Air, radiation, humidity and wind, and why 34 °C can be worse than 40 °C.',
        duration: '1 week',
        lessons: [
          { title: 'Four ways a body gains and loses heat', kind: 'reading', minutes: 14 },
          { title: 'Dry bulb, wet bulb, globe: three thermometers', kind: 'reading', minutes: 12 },
          { title: 'Why cities stay warm at night', kind: 'reading', minutes: 13 },
          { title: 'Make a wet bulb with a sock and a thermometer', kind: 'task', minutes: 30 },
        ],
      },
      {
        title: 'Build a logger',
        summary: 'A sensor, a shield from stacked plates and a file you can trust.',
        duration: '1 week',
        lessons: [
          { title: 'Parts, wiring and a first reading', kind: 'reading', minutes: 19 },
          { title: 'The shield matters more than the sensor', kind: 'reading', minutes: 10 },
          { title: 'Time stamps, gaps and file names', kind: 'reading', minutes: 9 },
          { title: 'Assemble your logger and run it overnight', kind: 'task', minutes: 80 },
        ],
      },
      {
        title: 'Trust it, or not',
        summary: 'Side-by-side runs, a salt test for humidity and an honest error bar.',
        duration: '1 week',
        lessons: [
          { title: 'Two loggers on one balcony', kind: 'reading', minutes: 9 },
          { title: 'Seventy-five percent: checking humidity over salt', kind: 'reading', minutes: 11 },
          { title: 'Offset, noise, lag', kind: 'reading', minutes: 12 },
          { title: 'Run the salt test and write down your offset', kind: 'task', minutes: 35 },
        ],
      },
      {
        title: 'The transect',
        summary: 'One route, two hours of the day, several repeats, always the same pace.',
        duration: '2 weeks',
        lessons: [
          { title: 'Choosing a route with contrast', kind: 'reading', minutes: 12 },
          { title: 'Heat safety for the person measuring', kind: 'reading', minutes: 8 },
          { title: 'Walk at 6 am', kind: 'task', minutes: 70 },
          { title: 'Walk at 3 pm', kind: 'task', minutes: 70 },
          { title: 'Correcting for the day warming as you walk', kind: 'reading', minutes: 13 },
        ],
      },
      {
        title: 'A map with people on it',
        summary: 'Put readings beside bus stops, vendors and roofs, then ask for shade.',
        duration: '1 week',
        lessons: [
          { title: 'Drawing the map in a free mapping tool', kind: 'reading', minutes: 18 },
          { title: 'Counting people at a stop for fifteen minutes', kind: 'task', minutes: 30 },
          { title: 'Trees, awnings, pale roofs: which helps when', kind: 'reading', minutes: 14 },
          { title: 'Write a one-page shade proposal', kind: 'task', minutes: 45 },
        ],
      },
    ],
  },
  {
    key: 'monsoon-notebook',
    educator: 'ritwik-bose',
    title: 'The monsoon notebook: rain, wind and cloud',
    description:
      'Make a rain gauge, keep a weather notebook for a month, and learn how the monsoon reaches your roof.\n\n' +
      'The monsoon is taught as arrows on a map. It is easier to follow from a terrace: the wind that backs to the south-west, the towers of cloud at four in the afternoon, the silent week the forecasters call a break.\n\n' +
      'Every day at half past eight you read the gauge, look up and write three lines. Each week the notes lead to one idea: moisture, lift, breaks, and what can and cannot be forecast. Suitable from class 9, and for anyone who carries an umbrella.',
    category: 'Climate Science',
    alsoIn: [],
    level: 'beginner',
    price: 0,
    duration: '4 weeks',
    objectives: [
      'Make a rain gauge and read it to the millimetre',
      'Name ten cloud types and what each says about the next hours',
      'Explain onset, active and break phases with your own notes',
      'Read a public forecast and say how sure it is',
    ],
    requirements: [
      'A terrace, yard or balcony rail open to the sky',
      'A straight-sided bottle, a ruler and a notebook',
    ],
    publishedOn: '2024-05-20',
    featured: false,
    published: true,
    modules: [
      {
        title: 'A gauge and a notebook',
        summary: 'Catch rain fairly and record it at 8.30 am, the hour Indian observers use.',
        duration: '1 week',
        lessons: [
          { title: 'What a millimetre of rain is', kind: 'reading', minutes: 8 },
          { title: 'Make a gauge from a straight bottle', kind: 'task', minutes: 30 },
          { title: 'Where to put it: walls, trees and splash', kind: 'reading', minutes: 7 },
          { title: 'The three-line note', kind: 'reading', minutes: 6 },
        ],
      },
      {
        title: 'Why the wind turns',
        summary: 'Land, sea, a warm plateau and a jet of moist air from across the equator.',
        duration: '1 week',
        lessons: [
          { title: 'Land warms faster than sea, and then what?', kind: 'reading', minutes: 14 },
          { title: 'The low-level jet and the Western Ghats', kind: 'reading', minutes: 12 },
          { title: 'Rain shadow: Agumbe, Hassan, Chitradurga', kind: 'reading', minutes: 10 },
          { title: 'Find the wind with a ribbon, four times a day', kind: 'task', minutes: 25 },
        ],
      },
      {
        title: 'Looking up',
        summary: 'Clouds as evidence of lift, moisture and stability.',
        duration: '1 week',
        lessons: [
          { title: 'Ten clouds and how to tell them apart', kind: 'reading', minutes: 16 },
          { title: 'Thunder: distance, danger, shelter', kind: 'reading', minutes: 8 },
          { title: 'Draw the sky every hour for one afternoon', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Good years, bad years',
        summary: 'Breaks, El Niño, the Indian Ocean, and how sure a forecast can be.',
        duration: '1 week',
        lessons: [
          { title: 'Active and break: the pulse of a season', kind: 'reading', minutes: 13 },
          { title: 'El Niño and the Indian Ocean Dipole, without panic', kind: 'reading', minutes: 15 },
          { title: 'The other monsoon: October to December in the south-east', kind: 'reading', minutes: 9 },
          { title: 'Compare your month with the nearest public gauge', kind: 'task', minutes: 35 },
        ],
      },
    ],
  },
  {
    key: 'climate-projections',
    educator: 'ritwik-bose',
    title: 'Climate projections: a careful reader’s guide',
    description:
      'Learn what a climate model can say about one district, what it cannot, and how to plan with both.\n\n' +
      'District plans, bank appraisals and drain designs now ask for a number from a climate model. The files are free to download and easy to misuse: a single run, a wrong baseline, a decimal place nobody earned.\n\n' +
      'You will take one real decision near you, such as a culvert, a crop calendar or a school timetable, and carry it from scenario to range to wording. Expect spreadsheets, some reading of papers and two visits to the place you are writing about.',
    category: 'Climate Science',
    alsoIn: ['Environmental Policy'],
    level: 'advanced',
    price: 2199,
    duration: '5 weeks',
    objectives: [
      'Choose scenario, baseline and horizon, and defend the choice',
      'Separate scenario, model and natural variability in a spread',
      'Check a gridded data set against a station record before using it',
      'Write a range into a plan in words that survive questions',
    ],
    requirements: [
      'You are comfortable with averages, percentiles and scatter plots',
      'A laptop that opens a large spreadsheet',
    ],
    publishedOn: '2026-06-15',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What a projection is',
        summary: 'Scenario, model, run: three words that are often confused.',
        duration: '1 week',
        lessons: [
          { title: 'Forecast, projection, prediction', kind: 'reading', minutes: 12 },
          { title: 'The shared socioeconomic pathways in plain words', kind: 'reading', minutes: 18 },
          { title: 'Inside one grid cell: what fits and what does not', kind: 'reading', minutes: 15 },
          { title: 'Visit the place your decision concerns', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Where spread comes from',
        summary: 'Which uncertainty rules at ten, thirty and seventy years.',
        duration: '1 week',
        lessons: [
          { title: 'Three sources of spread and when each wins', kind: 'reading', minutes: 16 },
          { title: 'Why monsoon rain is harder than temperature', kind: 'reading', minutes: 17 },
          { title: 'One ensemble, four honest charts', kind: 'reading', minutes: 14 },
          { title: 'Plot an ensemble for your district', kind: 'task', minutes: 70 },
        ],
      },
      {
        title: 'Ground truth',
        summary: 'Station, gridded and reanalysis data, and the arguments between them.',
        duration: '1 week',
        lessons: [
          { title: 'A station, a grid and a reanalysis disagree', kind: 'reading', minutes: 14 },
          { title: 'Bias correction: what it repairs and what it hides', kind: 'reading', minutes: 16 },
          { title: 'Find your nearest rain gauge and see how it stands', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'Extremes',
        summary: 'Return periods, short records and the hundred-year storm that came twice.',
        duration: '1 week',
        lessons: [
          { title: 'What a hundred-year storm means, and does not', kind: 'reading', minutes: 13 },
          { title: 'Fitting a distribution to thirty values', kind: 'reading', minutes: 19 },
          { title: 'When the past is no longer a fair sample', kind: 'reading', minutes: 15 },
          { title: 'Estimate a design rainfall, with its range', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Words for a plan',
        summary: 'Ranges, thresholds and options that stay sensible across the spread.',
        duration: '1 week',
        lessons: [
          { title: 'Start from the threshold, not from the model', kind: 'reading', minutes: 12 },
          { title: 'Six sentences to avoid, and what to say instead', kind: 'reading', minutes: 10 },
          { title: 'Write two pages and defend them to a peer', kind: 'task', minutes: 80 },
        ],
      },
    ],
  },
]
