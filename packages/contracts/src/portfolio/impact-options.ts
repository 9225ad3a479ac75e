import { isKnown } from '../http/open-value.ts'

/** S-427, in the order of the form; the first is the default of a new entry. */
export const impactCategoryTexts = {
  challenge_lab: { name: 'Challenge lab', help: 'Real-world sustainability project or solution' },
  fellowship: { name: 'Fellowship', help: 'Completed fellowship program or certification' },
  course: { name: 'Course', help: 'Completed sustainability course or training' },
  mentorship: { name: 'Mentorship', help: 'Mentorship experience or guidance received' },
  action_project: { name: 'Action project', help: 'Independent sustainability initiative or project' },
} as const

export type ImpactCategory = keyof typeof impactCategoryTexts

// `keys` forgets which keys there are.
export const impactCategories = Object.keys(impactCategoryTexts) as [ImpactCategory, ...ImpactCategory[]]

/** C-46: what an older row says stands as it is. */
export const impactCategoryName = (category: string) =>
  isKnown(impactCategories, category) ? impactCategoryTexts[category].name : category

/** Verified: the platform saw it. Confirmed: a person named by the owner says so. Own: nobody but the owner says so. */
export const impactMarks = ['own', 'verified', 'confirmed'] as const

export type ImpactMark = (typeof impactMarks)[number]

/** What the platform itself can see. */
export const impactSources = ['course', 'attendance'] as const

export type ImpactSource = (typeof impactSources)[number]

export const impactUnitNames = {
  kg: 'kg',
  litres: 'litres',
  kwh: 'kWh',
  trees: 'trees',
  people: 'people',
  hours: 'hours',
} as const

export type ImpactUnit = keyof typeof impactUnitNames

// As above.
export const impactUnits = Object.keys(impactUnitNames) as [ImpactUnit, ...ImpactUnit[]]

/** As they are stored: in hundredths, so that sums are exact. */
export type ImpactOutcomes = Partial<Record<ImpactUnit, number>>

export const impactUnitName = (unit: string) => (isKnown(impactUnits, unit) ? impactUnitNames[unit] : unit)

export const impactLimits = {
  titleLength: 120,
  descriptionLength: 2000,
  /** S-253, S-576 */
  cardDescription: 150,
  /** Of one person. */
  entries: 1000,
  pinned: 6,
  amount: 1_000_000,
  /** Nothing that somebody did themselves is older. */
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
  invalid: 'Please fix the errors above and try again.',
  underAge: 'Entries can be public from the age of 18. We go by the date of birth in your profile.',
} as const
