import type { CourseCategory } from '@kere/contracts/courses/course-options'
import type { LabStage } from '@kere/contracts/labs/lab-details'
import type { SeededPictureName } from '../base/seeded-picture.ts'

export interface LabText {
  key: string
  title: string
  description: string
  category: CourseCategory
  goals: string[]
  deliverables: string[]
  stages: LabStage[]
  startsOn: string
  closesOn: string
  askedBy: string
  needs: string
  status?: 'draft' | 'open' | 'closed'
  isSample?: true
  picture?: SeededPictureName
}

export const labTexts: readonly LabText[] = [
  {
    key: 'rajakaluve',
    picture: 'channel',
    title: 'Trace the rajakaluve',
    description:
      'Walk one feeder drain from its first street to its lake. Map every inlet, block and outfall, and hand the ward engineer a drawing that can be acted on.\n\nThe rajakaluves of north Bengaluru carried rain from tank to tank. Many are now built over, blocked or joined by sewage, and nobody has one drawing of where. Each team takes one drain of one to two kilometres.\n\nYou work on foot, from public streets only. No digging, no private land, nobody alone.',
    category: 'Water Resources',
    goals: [
      'Walk all of the drain, both banks',
      'Record every inlet, block and outfall',
      'Check each point with a second visit',
      'Three findings, each with a street and one action',
    ],
    deliverables: [
      'One sheet of points: position, photo, what you saw, when',
      'A drawn map at 1:2,000, as PDF and as GeoJSON',
      'Three findings, each with a street name and one action',
      'A page on what you could not see, and why',
    ],
    stages: [
      {
        id: 'form',
        name: 'Teams form',
        text: 'Team sheet: a name, up to five people, one drain from the list.',
        endsOn: '2026-11-12',
      },
      {
        id: 'walk',
        name: 'Walk and record',
        text: 'Point sheet: every inlet, block and outfall.',
        endsOn: '2027-01-17',
      },
      {
        id: 'draw',
        name: 'Draw and check',
        text: 'Map and three findings: another team walks 200 m of it.',
        endsOn: '2027-02-14',
      },
      {
        id: 'hand',
        name: 'Hand over',
        text: 'Ten minutes with the ward engineer, and the files.',
        endsOn: '2027-02-27',
      },
    ],
    startsOn: '2026-10-26',
    closesOn: '2026-12-30',
    askedBy: 'The lake engineering desk for Yelahanka zone. They keep the maps and say in March what they will act on.',
    needs: 'A phone and shoes for mud',
  },
  {
    key: 'canteen',
    picture: 'canteen',
    title: 'A canteen without waste',
    description:
      'Weigh plates in one canteen for ten days, change one thing about how food is served, and weigh again. Publish both weeks with the method you used.',
    category: 'Waste Management',
    goals: ['Weigh plate waste for ten days', 'Change one thing', 'Weigh it for ten days again'],
    deliverables: ['Both sheets', 'Two pages for the canteen'],
    stages: [
      { id: 'form', name: 'Teams form', text: 'Team sheet: one canteen that says yes.', endsOn: '2027-01-10' },
      { id: 'weigh', name: 'Weigh', text: 'First sheet: ten days of plates.', endsOn: '2027-02-01' },
      { id: 'again', name: 'Change and weigh again', text: 'Second sheet: ten days more.', endsOn: '2027-02-20' },
    ],
    startsOn: '2026-11-02',
    closesOn: '2027-01-09',
    askedBy: 'A college canteen in Jayanagar.',
    needs: 'A kitchen scale',
  },
  {
    key: 'shade',
    picture: 'saplings',
    title: 'One kilometre of shade',
    description:
      'Measure a walking route at noon, surface by surface, and propose where twelve trees should go. Bring a thermometer, or borrow one of ours for a week.',
    category: 'Climate Science',
    goals: ['Measure every 20 m at noon', 'Place twelve trees on the map'],
    deliverables: ['The sheet', 'One page for the ward office'],
    stages: [
      { id: 'form', name: 'Teams form', text: 'Team sheet: one route of a kilometre.', endsOn: '2027-01-20' },
      { id: 'measure', name: 'Measure', text: 'Heat sheet: three noons.', endsOn: '2027-03-01' },
      { id: 'propose', name: 'Propose', text: 'One page: where the trees go.', endsOn: '2027-03-20' },
    ],
    startsOn: '2026-11-10',
    closesOn: '2027-01-19',
    askedBy: 'A residents’ association in Malleshwaram.',
    needs: 'Shoes and a hat',
  },
  {
    key: 'bird-list',
    title: 'The bird list of a tank, redone',
    description: 'Count the birds of one tank on eight mornings, and set them beside the list of 2009.',
    category: 'Biodiversity',
    goals: ['Eight counts', 'One list'],
    deliverables: ['The list, with dates'],
    stages: [
      { id: 'count', name: 'Count', text: 'Morning counts: eight of them.', endsOn: '2026-11-20' },
      { id: 'list', name: 'List', text: 'Bird list: beside the one of 2009.', endsOn: '2027-01-31' },
    ],
    startsOn: '2026-10-20',
    closesOn: '2026-11-30',
    askedBy: '',
    needs: 'Binoculars',
    status: 'closed',
  },
]

export const sampleLab: LabText = {
  key: 'sample-cool-roof',
  title: 'Cool roof, warm data',
  description:
    'Paint half a terrace white, log the room below for three weeks, and write down what the numbers do and do not show. Lime wash works.',
  category: 'Green Building',
  goals: ['Log three weeks', 'Write what the numbers show'],
  deliverables: [],
  stages: [{ id: 'log', name: 'Log', text: '', endsOn: '2030-01-31' }],
  startsOn: '2026-10-01',
  closesOn: '2030-01-30',
  askedBy: '',
  needs: '',
  isSample: true,
}
