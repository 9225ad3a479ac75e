import type { CourseContent } from '../base/content.ts'

export const greenBuildingCourses: readonly CourseContent[] = [
  {
    key: 'lime-mud-and-shade',
    educator: 'joseph-kurian',
    title: 'Lime, mud and shade: low-carbon walls',
    description:
      'Soil tests, stabilized blocks, lime plaster and shading that keep a room cooler without an air conditioner.\n\n' +
      'Most of the carbon spent on building a small house is in its cement, steel and fired brick. Much of the discomfort comes from a west wall nobody shaded. This course deals with both: you test the soil you have, decide whether it wants lime, cement or neither, press and cure blocks, and finish them with a plaster that can breathe.\n\n' +
      'You will get your hands dirty every week. A spade, four glass jars and a patch of ground are enough for the first half; for the second you need access to a block press or to a mason who has one, and the course shows how to find and brief that person.\n\n' +
      'We are honest about limits: where earth walls should not be built, what an engineer must sign, and which failures we have repaired ourselves.',
    category: 'Green Building',
    alsoIn: [],
    level: 'intermediate',
    price: 3499,
    duration: '8 weeks',
    objectives: [
      'Judge a soil by jar, ribbon and drop tests, and know when to send it to a laboratory',
      'Choose between lime and cement as a stabilizer, and write the mix for a trial batch',
      'Slake lime safely and lay a three-coat plaster that does not craze',
      'Size an overhang for a given window, latitude and hour',
      'Compare the embodied carbon of two walls with stated assumptions',
    ],
    requirements: [
      'Comfort with simple arithmetic and a drawing to scale',
      'A place to dig about ten kilograms of soil, and gloves and goggles for the lime work',
    ],
    publishedOn: '2026-02-04',
    featured: true,
    published: true,
    modules: [
      {
        title: 'The ground under you',
        summary: 'Sand, silt and clay: what each does in a wall, and how to tell them apart without a laboratory.',
        duration: '1 week',
        lessons: [
          { title: 'Why a wall remembers its soil', kind: 'reading', minutes: 14 },
          { title: 'Topsoil, subsoil and what to leave in place', kind: 'reading', minutes: 12 },
          { title: 'Jar, ribbon and drop tests, step by step', kind: 'reading', minutes: 18 },
          { title: 'Dig, sieve and jar three soils', kind: 'task', minutes: 90 },
        ],
      },
      {
        title: 'Stabilized blocks',
        summary: 'Lime for clayey soils, cement for sandy ones, and the water that makes or spoils both.',
        duration: '2 weeks',
        lessons: [
          { title: 'What a stabilizer does, grain by grain', kind: 'reading', minutes: 16 },
          { title: 'Reading IS 1725 with a pencil', kind: 'reading', minutes: 20 },
          { title: 'Optimum moisture and the ball test', kind: 'reading', minutes: 11 },
          { title: 'Curing: shade, water and patience', kind: 'reading', minutes: 9 },
          { title: 'Press, mark and cure twelve trial blocks', kind: 'task', minutes: 150 },
        ],
      },
      {
        title: 'Lime, from kiln to wall',
        summary: 'Fat and hydraulic limes, slaking without burns, and a plaster in three coats.',
        duration: '2 weeks',
        lessons: [
          { title: 'The lime cycle', kind: 'reading', minutes: 12 },
          { title: 'Classes of building lime in IS 712', kind: 'reading', minutes: 14 },
          { title: 'Slaking quicklime: the safety lesson', kind: 'reading', minutes: 15 },
          { title: 'Surkhi and other pozzolanas', kind: 'reading', minutes: 10 },
          { title: 'Plaster a small panel on a real wall', kind: 'task', minutes: 120 },
        ],
      },
      {
        title: 'Shade before machines',
        summary: 'Sun paths, overhangs and screens, sized for your own latitude.',
        duration: '1 week',
        lessons: [
          { title: 'Where the sun stands at 4 pm in May', kind: 'reading', minutes: 13 },
          { title: 'Horizontal and vertical shadow angles', kind: 'reading', minutes: 15 },
          { title: 'Thermal mass and time lag, with two thermometers', kind: 'reading', minutes: 12 },
          { title: 'Log one room, inside and out, for two days', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Carbon, cost and code',
        summary: 'A fair comparison of two walls, and the permissions and signatures each of them needs.',
        duration: '1 week',
        lessons: [
          { title: 'Cradle to gate: what is counted and what is not', kind: 'reading', minutes: 14 },
          { title: 'Cement block, fired brick, earth block: a worked sheet', kind: 'reading', minutes: 22 },
          { title: 'Earthquake zones, and when earth is the wrong answer', kind: 'reading', minutes: 16 },
        ],
      },
      {
        title: 'A wall of your own',
        summary: 'Draw, specify and price one wall, down to the damp-proof course.',
        duration: '1 week',
        lessons: [
          { title: 'Boots and hats: plinths, splash and eaves', kind: 'reading', minutes: 11 },
          { title: 'Briefing a mason, and paying for skill', kind: 'reading', minutes: 10 },
          { title: 'Draw your wall, with its mix and bill of quantities', kind: 'task', minutes: 120 },
        ],
      },
    ],
  },
  {
    key: 'a-cool-roof',
    educator: 'joseph-kurian',
    title: 'A cool roof for a top-floor home',
    description:
      'Measure how hot your slab gets, choose between limewash, paint and tile, and coat one roof before the summer.\n\n' +
      'A bare concrete roof takes in sun all day and gives it back to the bedroom all night. A reflective surface is the cheapest change most top-floor homes can make, and one of the few that a tenant and a landlord can agree on in a single evening.\n\n' +
      'You take readings before and after, so that you know what you gained, not what the tin promised. The course also says where a cool roof disappoints: under a leaking slab, beneath thick dust, and in a room whose heat comes through the west wall.',
    category: 'Green Building',
    alsoIn: ['Climate Science'],
    level: 'beginner',
    price: 0,
    duration: '2 weeks',
    objectives: [
      'Explain solar reflectance and thermal emittance to the family downstairs',
      'Record ceiling and roof temperatures in a way that allows a fair comparison',
      'Compare limewash, reflective paint and broken-tile mosaic on cost, life and upkeep',
      'Prepare and coat a roof safely, in the right weather',
    ],
    requirements: ['Permission to go up on one roof with a parapet', 'A kitchen or room thermometer'],
    publishedOn: '2025-02-12',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Where the heat comes from',
        summary: 'How a slab gains and loses heat through a day and a night.',
        duration: '3 days',
        lessons: [
          { title: 'A day in the life of a slab', kind: 'reading', minutes: 9 },
          { title: 'Reflectance, emittance and the index made of both', kind: 'reading', minutes: 10 },
          { title: 'Roof, wall or window: find the real culprit', kind: 'reading', minutes: 8 },
        ],
      },
      {
        title: 'Measure before you paint',
        summary: 'A simple log that will still make sense next year.',
        duration: '4 days',
        lessons: [
          { title: 'Where to put the thermometer, and where not', kind: 'reading', minutes: 7 },
          { title: 'A log sheet with weather on it', kind: 'reading', minutes: 6 },
          { title: 'Take three readings a day on roof and ceiling', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'Choose a surface',
        summary: 'Limewash, reflective paint, broken-tile mosaic and a pergola of creepers, compared.',
        duration: '2 days',
        lessons: [
          { title: 'Four surfaces, one roof', kind: 'reading', minutes: 12 },
          { title: 'What dust does to white', kind: 'reading', minutes: 7 },
          { title: 'Leaks first: when to call someone', kind: 'reading', minutes: 9 },
          { title: 'Price two options for your roof', kind: 'task', minutes: 30 },
        ],
      },
      {
        title: 'Coat it, and look again',
        summary: 'Cleaning, filling and coating, then the same readings as before.',
        duration: '5 days',
        lessons: [
          { title: 'Edges, ladders and working before nine', kind: 'reading', minutes: 8 },
          { title: 'Two thin coats beat one thick one', kind: 'reading', minutes: 10 },
          { title: 'Coat one roof or a 2 m test patch', kind: 'task', minutes: 180 },
          { title: 'Reading your before and after honestly', kind: 'reading', minutes: 9 },
        ],
      },
    ],
  },
]
