import type { CourseContent } from '../base/content.ts'

export const renewableEnergyCourses: readonly CourseContent[] = [
  {
    key: 'rooftop-solar-societies',
    educator: 'imran-sheikh',
    title: 'Rooftop solar for housing societies',
    description:
      'Size a plant, read the net-metering rules, compare three quotes and take a proposal your general body can vote on.\n\n' +
      'A society roof is shared, shaded by its own lift room and argued over by everyone below it. The panels are the easy part. This course is about the rest: the sanctioned load, the meter, the waterproofing, the quote that leaves out the earthing, and the vote.\n\n' +
      'You bring your own roof and your own twelve bills. By the last week you have a survey, a yield estimate, a comparison of three quotes and six slides that answer the questions people really ask.',
    category: 'Renewable Energy',
    alsoIn: ['Green Building'],
    level: 'intermediate',
    price: 1999,
    duration: '4 weeks',
    objectives: [
      'Survey a roof for shade, structure, access and cable runs',
      'Estimate yearly yield and say what it leaves out',
      'Tell net metering, net billing and gross metering apart for your bill',
      'Compare three quotes line by line, down to the earth pit',
      'Present costs, risks and savings so that a general body can decide',
    ],
    requirements: [
      'Access to a terrace and to twelve months of common-area bills',
      'A tape, a compass app and a spreadsheet',
    ],
    publishedOn: '2026-02-23',
    featured: true,
    published: true,
    modules: [
      {
        title: 'Twelve bills and one roof',
        summary: 'What you use, what you are sanctioned for and what the roof can carry.',
        duration: '1 week',
        lessons: [
          { title: 'A common-area bill, line by line', kind: 'reading', minutes: 14 },
          { title: 'Sanctioned load, contract demand, tariff slab', kind: 'reading', minutes: 12 },
          { title: 'Shade: the lift room, the tank, next door’s tower', kind: 'reading', minutes: 13 },
          { title: 'Survey your terrace at 9 am, noon and 3 pm', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Sizing and yield',
        summary: 'From shade-free square metres to kilowatts, and from kilowatts to units.',
        duration: '1 week',
        lessons: [
          { title: 'Tilt, direction and row spacing at your latitude', kind: 'reading', minutes: 15 },
          { title: 'Losses: heat, dust, cable, inverter, outage', kind: 'reading', minutes: 12 },
          { title: 'Modules, inverters and how to read a data sheet', kind: 'reading', minutes: 18 },
          { title: 'Estimate a year of units for your roof', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'Rules, meters and money',
        summary: 'How your units are counted, credited and paid for.',
        duration: '1 week',
        lessons: [
          { title: 'Net metering, net billing, gross metering', kind: 'reading', minutes: 16 },
          { title: 'Finding the order that applies to your distribution company', kind: 'reading', minutes: 14 },
          { title: 'Buy, lease or pay per unit', kind: 'reading', minutes: 13 },
          { title: 'Payback with three tariffs and one bad year', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Quotes, safety and the vote',
        summary: 'What a complete quote contains, and how to bring it to the meeting.',
        duration: '1 week',
        lessons: [
          { title: 'Three quotes on one sheet', kind: 'reading', minutes: 17 },
          { title: 'Structure, wind, waterproofing and the walkway', kind: 'reading', minutes: 12 },
          { title: 'Earthing, lightning and surge protection', kind: 'reading', minutes: 15 },
          { title: 'Trace the cable route from terrace to meter room', kind: 'task', minutes: 40 },
          { title: 'Six slides for the general body', kind: 'task', minutes: 60 },
        ],
      },
    ],
  },
  {
    key: 'solar-pumps',
    educator: 'imran-sheikh',
    title: 'Solar pumps: from borewell to drip line',
    description:
      'Match a solar pump to a real well, crop and pipe, and set it so that it spares the well.\n\n' +
      'A solar pump is bought once and then lifts water for almost nothing. That is its strength and its danger: nothing on the meter tells a farmer to stop. A good design starts with what the well can give in May and works back to the panels.\n\n' +
      'You will measure a well’s yield, add up total dynamic head, read pump curves and lay out a drip block with a tank instead of a battery. Bring a site you can visit three times.',
    category: 'Renewable Energy',
    alsoIn: ['Sustainable Agriculture', 'Water Resources'],
    level: 'advanced',
    price: 1799,
    duration: '5 weeks',
    objectives: [
      'Measure safe yield and drawdown before choosing a pump',
      'Add up total dynamic head from well to emitter',
      'Select pump, controller and array from curves and a solar record',
      'Lay out a drip block that keeps even pressure',
    ],
    requirements: ['A farm with a well and an owner who wants the answer', 'School physics: pressure, flow, power'],
    publishedOn: '2025-09-15',
    featured: false,
    published: true,
    modules: [
      {
        title: 'What the well can give',
        summary: 'Yield, drawdown and the level in the driest month.',
        duration: '1 week',
        lessons: [
          { title: 'Start in May: the lean-season level', kind: 'reading', minutes: 12 },
          { title: 'Interviewing a well: owner, driller, neighbours', kind: 'reading', minutes: 9 },
          { title: 'Drum and stopwatch yield test', kind: 'task', minutes: 75 },
          { title: 'Setting a daily limit and keeping to it', kind: 'reading', minutes: 11 },
        ],
      },
      {
        title: 'What the crop asks for',
        summary: 'Evapotranspiration, area and the litres a drip block needs each day.',
        duration: '1 week',
        lessons: [
          { title: 'Crop coefficients without tears', kind: 'reading', minutes: 15 },
          { title: 'From millimetres a day to cubic metres', kind: 'reading', minutes: 10 },
          { title: 'Work out a peak week for one block', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Head, flow and the pump curve',
        summary: 'Static lift, friction and pressure, then the curve that meets them.',
        duration: '1 week',
        lessons: [
          { title: 'Total dynamic head, one term at a time', kind: 'reading', minutes: 17 },
          { title: 'Friction tables and why pipe is cheaper than panels', kind: 'reading', minutes: 13 },
          { title: 'Helical rotor or centrifugal, AC or DC', kind: 'reading', minutes: 16 },
          { title: 'Measure the lift and the pipe run on site', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Array, controller, tank',
        summary: 'Enough sun for a cloudy week, dry-run protection, and storage in a tank.',
        duration: '1 week',
        lessons: [
          { title: 'A day of sun against a day of pumping', kind: 'reading', minutes: 14 },
          { title: 'Controllers: tracking, dry run, tank full', kind: 'reading', minutes: 12 },
          { title: 'Theft, storms, cattle: mounting that lasts', kind: 'reading', minutes: 10 },
          { title: 'Size the array and check it in three months', kind: 'task', minutes: 50 },
        ],
      },
      {
        title: 'The drip block and handing over',
        summary: 'Filters, laterals, even pressure and a card the farmer keeps.',
        duration: '1 week',
        lessons: [
          { title: 'Sand, screen and disc filters', kind: 'reading', minutes: 11 },
          { title: 'Uniformity: catch cans under twelve emitters', kind: 'task', minutes: 55 },
          { title: 'A maintenance card on one laminated page', kind: 'task', minutes: 30 },
        ],
      },
    ],
  },
  {
    key: 'biogas-canteen',
    educator: 'kavya-hegde',
    title: 'Biogas at canteen scale',
    description:
      'Turn a canteen’s daily food waste into cooking gas: weigh it, size the digester and keep the flame blue.\n\n' +
      'A biogas plant is a stomach. It likes the same food at the same hour, dislikes citrus and surprise, and goes sour when it is overfed. Small plants are often given up for reasons the cook could have been told on the first day.\n\n' +
      'You will weigh a kitchen’s waste for a week, run a bottle digester on a window sill and write a feeding plan for a plant of a few cubic metres. We spend a full module on safety and one on what to do with the slurry.',
    category: 'Renewable Energy',
    alsoIn: ['Waste Management'],
    level: 'intermediate',
    price: 0,
    duration: '4 weeks',
    objectives: [
      'Estimate gas from a week of weighed kitchen waste',
      'Choose between floating drum, fixed dome and ready-made units',
      'Notice souring early and bring a digester back',
      'Run a leak, pressure and flame check every morning',
    ],
    requirements: [
      'A canteen, hostel or mess that lets you weigh its waste for a week',
      'Three soda bottles, tubing and a bucket of fresh cow dung',
    ],
    publishedOn: '2024-11-04',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Weigh the kitchen',
        summary: 'What comes off the plates, when, and how much of it a digester may eat.',
        duration: '1 week',
        lessons: [
          { title: 'What microbes like, in order', kind: 'reading', minutes: 12 },
          { title: 'Peel, plate, oil, bone: sorting that a cook accepts', kind: 'reading', minutes: 9 },
          { title: 'Weigh five days of waste at one kitchen', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Inside the digester',
        summary: 'Four groups of microbes, one temperature, one pH and a steady routine.',
        duration: '1 week',
        lessons: [
          { title: 'From rice to methane in four steps', kind: 'reading', minutes: 14 },
          { title: 'Loading rate and retention time', kind: 'reading', minutes: 13 },
          { title: 'Set up three bottle digesters', kind: 'task', minutes: 50 },
          { title: 'Floating drum, fixed dome, balloon', kind: 'reading', minutes: 12 },
        ],
      },
      {
        title: 'Gas you can live beside',
        summary: 'Leaks, hydrogen sulphide, pressure, burner jets and a morning check.',
        duration: '1 week',
        lessons: [
          { title: 'Methane, air and the range that burns', kind: 'reading', minutes: 11 },
          { title: 'Why the gas smells, and an iron filter', kind: 'reading', minutes: 9 },
          { title: 'Burners: larger jets, less air, blue flame', kind: 'reading', minutes: 10 },
          { title: 'Visit a working plant and do the morning check', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Feeding, trouble and slurry',
        summary: 'Start-up, souring, scum, and a field that welcomes the slurry.',
        duration: '1 week',
        lessons: [
          { title: 'Start-up with dung: six patient weeks', kind: 'reading', minutes: 12 },
          { title: 'Sour, foaming, silent: a fault chart', kind: 'reading', minutes: 11 },
          { title: 'Slurry: dilution, drying, who takes it', kind: 'reading', minutes: 9 },
          { title: 'Write the feeding plan and teach it to a cook', kind: 'task', minutes: 45 },
        ],
      },
    ],
  },
]
