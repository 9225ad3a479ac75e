import type { CourseContent } from '../base/content.ts'

export const biodiversityCourses: readonly CourseContent[] = [
  {
    key: 'birds-of-the-tank',
    educator: 'tenzin-dolma',
    title: 'Birds of the tank: counting what returns',
    description:
      'Identify forty wetland birds by shape and call, run a point count, and turn a season of lists into evidence.\n\n' +
      'A tank that has been desilted, fenced or built around gains and loses birds within a season. A single good day with a camera proves little. Ten plain counts made the same way, at the same spot and hour, can stand up in a meeting.\n\n' +
      'You will learn forty species by outline, legs, bill and voice, then count from fixed points at dawn. Any binoculars will do, and the first two weeks need none.',
    category: 'Biodiversity',
    alsoIn: ['Water Resources'],
    level: 'beginner',
    price: 0,
    duration: '4 weeks',
    objectives: [
      'Identify forty wetland birds, most of them without binoculars',
      'Run a ten-minute point count with distance bands',
      'Record effort and absence, so that counts can be compared',
      'Show a change between seasons and say how sure you are',
    ],
    requirements: [
      'A tank, marsh or riverbank you can reach by sunrise',
      'A notebook and a watch; binoculars if you can borrow them',
    ],
    publishedOn: '2024-10-07',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Shapes on the water',
        summary: 'Duck, cormorant, coot, grebe: learn the outline before the colour.',
        duration: '1 week',
        lessons: [
          { title: 'How a bird sits on water', kind: 'reading', minutes: 12 },
          { title: 'Spot-billed duck, coot, little grebe, two cormorants', kind: 'reading', minutes: 14 },
          { title: 'Winter visitors and when to expect them', kind: 'reading', minutes: 9 },
          { title: 'Draw ten outlines at one tank', kind: 'task', minutes: 40 },
        ],
      },
      {
        title: 'Legs, bills and edges',
        summary: 'Herons, egrets, storks and waders, sorted by where they stand.',
        duration: '1 week',
        lessons: [
          { title: 'Four white egrets and how not to mix them', kind: 'reading', minutes: 15 },
          { title: 'Waders: bill length against body', kind: 'reading', minutes: 13 },
          { title: 'Mud, reeds, open water: three edges, three guilds', kind: 'reading', minutes: 8 },
          { title: 'Twenty minutes at a muddy edge', kind: 'task', minutes: 30 },
        ],
      },
      {
        title: 'By ear',
        summary: 'Lapwing, swamphen, kingfishers, warblers: what you hear before you see.',
        duration: '1 week',
        lessons: [
          { title: 'Twelve calls of a tank at dawn', kind: 'reading', minutes: 17 },
          { title: 'Why we do not play calls back', kind: 'reading', minutes: 6 },
          { title: 'A sound map with your eyes shut', kind: 'task', minutes: 25 },
        ],
      },
      {
        title: 'Count like you mean it',
        summary: 'Fixed points, fixed minutes, distance bands and a form with zeroes on it.',
        duration: '1 week',
        lessons: [
          { title: 'A point count, minute by minute', kind: 'reading', minutes: 16 },
          { title: 'Effort, weather and the value of a zero', kind: 'reading', minutes: 10 },
          { title: 'Three points, ten minutes each, at sunrise', kind: 'task', minutes: 60 },
          { title: 'From five lists to one honest chart', kind: 'reading', minutes: 13 },
        ],
      },
    ],
  },
  {
    key: 'street-trees',
    educator: 'lalitha-subramaniam',
    title: 'Street trees: name, measure, watch',
    description:
      'Name thirty street trees by leaf and bark, measure girth and crown, and start a flowering record that lasts years.\n\n' +
      'The rain tree over the bus stop came from tropical America, the gulmohar from Madagascar, and the honge beside them is from here. Each feeds different insects, drops its leaves in a different week and survives road work in its own way.\n\n' +
      'You will make a small inventory of one street that a ward tree officer can check, and begin a phenology sheet that you can keep for as long as you live there.',
    category: 'Biodiversity',
    alsoIn: ['Urban Sustainability'],
    level: 'beginner',
    price: 0,
    duration: '5 weeks',
    objectives: [
      'Name thirty common street trees in leaf and out of leaf',
      'Measure girth, height and crown with tape, paper and pacing',
      'Describe root, trunk and crown damage in words a tree officer uses',
      'Keep a weekly phenology record that others can add to',
    ],
    requirements: ['One street of at least twenty trees', 'A cloth tape, a sheet of paper and a pencil'],
    publishedOn: '2026-08-24',
    featured: false,
    published: true,
    modules: [
      {
        title: 'Leaf, bark, habit',
        summary: 'A key that works without flowers.',
        duration: '1 week',
        lessons: [
          { title: 'Simple, compound, twice compound', kind: 'reading', minutes: 11 },
          { title: 'Ten barks by touch', kind: 'reading', minutes: 12 },
          { title: 'Names in four languages, and why Latin helps', kind: 'reading', minutes: 9 },
          { title: 'Collect and press eight fallen leaves', kind: 'task', minutes: 45 },
        ],
      },
      {
        title: 'Who came from where',
        summary: 'Natives, old guests and recent plantings on an Indian street.',
        duration: '1 week',
        lessons: [
          { title: 'Peepal, neem, honge: old company', kind: 'reading', minutes: 13 },
          { title: 'Rain tree, gulmohar, tabebuia: ships and seed lists', kind: 'reading', minutes: 14 },
          { title: 'What eats, nests in and pollinates each', kind: 'reading', minutes: 12 },
          { title: 'Watch one tree in flower for half an hour', kind: 'task', minutes: 35 },
        ],
      },
      {
        title: 'Measuring a tree',
        summary: 'Girth at breast height, height by triangle, crown by pacing.',
        duration: '1 week',
        lessons: [
          { title: 'Where breast height is: slopes, forks, buttresses', kind: 'reading', minutes: 9 },
          { title: 'Height with a folded sheet of paper', kind: 'reading', minutes: 8 },
          { title: 'What girth can and cannot tell about age', kind: 'reading', minutes: 10 },
          { title: 'Measure ten trees twice and compare', kind: 'task', minutes: 70 },
        ],
      },
      {
        title: 'Trees under pressure',
        summary: 'Concrete collars, severed roots, nails and cables, and how to report them.',
        duration: '1 week',
        lessons: [
          { title: 'Roots: shallow, wide and usually under the road', kind: 'reading', minutes: 12 },
          { title: 'Pruning cuts that heal and cuts that rot', kind: 'reading', minutes: 11 },
          { title: 'Tree laws and whom they name in your state', kind: 'reading', minutes: 13 },
          { title: 'Make a condition sheet for your street', kind: 'task', minutes: 60 },
        ],
      },
      {
        title: 'A year of one tree',
        summary: 'Leaf flush, bud, flower, fruit: four scores, once a week.',
        duration: '1 week',
        lessons: [
          { title: 'Phenology: scoring what you see', kind: 'reading', minutes: 10 },
          { title: 'Choosing three trees you pass every week', kind: 'task', minutes: 25 },
          { title: 'What twenty years of such notes can show', kind: 'reading', minutes: 8 },
        ],
      },
    ],
  },
]
