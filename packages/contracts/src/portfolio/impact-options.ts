import { nounOf } from '@kere/brand/count'
import { isKnown } from '../http/open-value.ts'

/** The categories of S-427 in the order of the form. The first is the default of a new entry. */
export const impactCategoryTexts = {
  challenge_lab: { name: 'Challenge lab', help: 'Real-world sustainability project or solution' },
  fellowship: { name: 'Fellowship', help: 'Completed fellowship program or certification' },
  course: { name: 'Course', help: 'Completed sustainability course or training' },
  mentorship: { name: 'Mentorship', help: 'Mentorship experience or guidance received' },
  action_project: { name: 'Action project', help: 'Independent sustainability initiative or project' },
} as const

export type ImpactCategory = keyof typeof impactCategoryTexts

// `Object.keys` loses the type of the keys.
export const impactCategories = Object.keys(impactCategoryTexts) as [ImpactCategory, ...ImpactCategory[]]

/** Returns an older row's unknown category as it is (C-46). */
export const impactCategoryName = (category: string) =>
  isKnown(impactCategories, category) ? impactCategoryTexts[category].name : category

/**
 * `verified`: the platform recorded it. `confirmed`: a person named by the owner says so. `own`: only the owner says
 * so.
 */
export const impactMarks = ['own', 'verified', 'confirmed'] as const

export type ImpactMark = (typeof impactMarks)[number]

export const impactSources = [
  'course',
  'attendance',
  'lab_outcome',
  'fellowship_place',
  'mentorship_end',
  'field_task',
] as const

export type ImpactSource = (typeof impactSources)[number]

export const impactConfirmationStates = ['asked', 'confirmed', 'refused', 'withdrawn'] as const

export const impactUnitNames = {
  kg: ['kg', 'kg'],
  litres: ['litre', 'litres'],
  kwh: ['kWh', 'kWh'],
  trees: ['tree', 'trees'],
  people: ['person', 'people'],
  hours: ['hour', 'hours'],
} as const

export type ImpactUnit = keyof typeof impactUnitNames

export const impactUnits = Object.keys(impactUnitNames) as [ImpactUnit, ...ImpactUnit[]]

/** Amounts are stored in hundredths, so that sums are exact. */
export type ImpactOutcomes = Partial<Record<ImpactUnit, number>>

/** Names a unit for use beside an amount, or by itself. */
export const impactUnitName = (unit: string, amount = 2) =>
  isKnown(impactUnits, unit) ? nounOf(amount, impactUnitNames[unit]) : unit

export const impactLimits = {
  titleLength: 120,
  descriptionLength: 2000,
  cardDescription: 150,
  /** The entries shown on the page of a listed person. */
  entriesOfPerson: 6,
  /** The number of files in one entry. */
  evidence: 8,
  evidenceText: 200,
  /** The limits for one person. */
  entries: 1000,
  pinned: 6,
  amount: 1_000_000,
  handleMinLength: 3,
  handleLength: 40,
  /** The handles that one person may choose in total. The former ones redirect to the page. */
  handles: 5,
  confirmationDays: 14,
  /** The earliest possible day of an entry, older than anybody's own work. */
  firstDay: '1950-01-01',
} as const

export const impactMessages = {
  titleRequired: 'Title is required',
  descriptionRequired: 'Description is required',
  dateRequired: 'Completion date is required',
  dateFuture: 'Please choose today or an earlier day',
  dateInvalid: 'Please enter a day that exists',
  linkInvalid: 'Please enter a link that begins with https:// or http://',
  amountInvalid: 'Please enter a number above 0, with at most 2 decimals',
  unitTwice: 'Please use each unit once',
  evidenceTextRequired: 'Please say what it shows',
  evidenceMany: 'An entry holds 8 files',
  evidenceLost: 'Please add the files again',
  pageUnderAge: 'A page can be public from the age of 18. We go by the date of birth in your profile.',
  confirmerRequired: 'Please enter the name of the person or group',
  signatureRequired: 'Please enter your name',
  handleInvalid: 'Please use 3 to 40 characters: letters a to z, digits and single hyphens between them',
  handleTaken: 'This address is taken. Please choose another',
  invalid: 'Please fix the errors above and try again.',
  underAge: 'Entries can be public from the age of 18. We go by the date of birth in your profile.',
} as const

/** Names of the site's own pages beside people's, and names that readers could take for the platform itself. */
export const reservedHandles: readonly string[] =
  'about account add admin administrator all api app auth blog careers category confirm confirmation contact courses dashboard delete edit educator educators entries entry events export fellowship handle help home impact impact-portfolio index kere kere-official labs learner learners login logout media mentor mentors mentorship moderator new news null official page pages portfolio privacy private public register report root search security services settings share staff support system team teams terms undefined user users verified webmaster www'.split(
    ' ',
  )

const handleForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

export const isHandle = (text: string) =>
  text.length >= impactLimits.handleMinLength && text.length <= impactLimits.handleLength && handleForm.test(text)

/** Makes a handle from a name. Returns an empty text if none of the name's letters can be used. */
export const handleOf = (name: string) =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, impactLimits.handleLength)
    .replaceAll(/^-+|-+$/g, '')
