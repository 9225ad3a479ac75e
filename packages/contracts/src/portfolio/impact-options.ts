import { t } from '@kere/brand/messages'
import { isKnown } from '../http/open-value.ts'

/** The categories of S-427 in the order of the form. The first is the default of a new entry. */
export const impactCategoryTexts = {
  challenge_lab: {
    name: t('Challenge lab', 'Category of an impact entry'),
    help: t('Real-world sustainability project or solution', 'Category of an impact entry'),
  },
  fellowship: {
    name: t('Fellowship', 'Category of an impact entry'),
    help: t('Completed fellowship program or certification', 'Category of an impact entry'),
  },
  course: {
    name: t('Course', 'Category of an impact entry'),
    help: t('Completed sustainability course or training', 'Category of an impact entry'),
  },
  mentorship: {
    name: t('Mentorship', 'Category of an impact entry'),
    help: t('Mentorship experience or guidance received', 'Category of an impact entry'),
  },
  action_project: {
    name: t('Action project', 'Category of an impact entry'),
    help: t('Independent sustainability initiative or project', 'Category of an impact entry'),
  },
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
  kg: () => t('kg', 'Unit after a number'),
  litres: (amount: number) => t('{amount, plural, one {litre} other {litres}}', { amount }, 'Unit after a number'),
  kwh: () => t('kWh', 'Unit after a number'),
  trees: (amount: number) => t('{amount, plural, one {tree} other {trees}}', { amount }, 'Unit after a number'),
  people: (amount: number) => t('{amount, plural, one {person} other {people}}', { amount }, 'Unit after a number'),
  hours: (amount: number) => t('{amount, plural, one {hour} other {hours}}', { amount }, 'Unit after a number'),
} as const

export type ImpactUnit = keyof typeof impactUnitNames

export const impactUnits = Object.keys(impactUnitNames) as [ImpactUnit, ...ImpactUnit[]]

/** Amounts are stored in hundredths, so that sums are exact. */
export type ImpactOutcomes = Partial<Record<ImpactUnit, number>>

/** Names a unit for use beside an amount, or by itself. */
export const impactUnitName = (unit: string, amount = 2) =>
  isKnown(impactUnits, unit) ? impactUnitNames[unit](amount) : unit

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
  titleRequired: t('Title is required', 'Error, impact entry'),
  descriptionRequired: t('Description is required', 'Error, impact entry'),
  dateRequired: t('Completion date is required', 'Error, impact entry'),
  dateFuture: t('Please choose today or an earlier day', 'Error, impact entry'),
  dateInvalid: t('Please enter a day that exists', 'Error, impact entry'),
  linkInvalid: t('Please enter a link that begins with https:// or http://', 'Error, impact entry'),
  amountInvalid: t('Please enter a number above 0, with at most 2 decimals', 'Error, impact entry'),
  unitTwice: t('Please use each unit once', 'Error, impact entry'),
  evidenceTextRequired: t('Please say what it shows', 'Error, impact entry'),
  evidenceMany: t('An entry holds 8 files', 'Error, impact entry'),
  evidenceLost: t('Please add the files again', 'Error, impact entry'),
  pageUnderAge: t(
    'A page can be public from the age of 18. We go by the date of birth in your profile.',
    'Error, impact entry',
  ),
  confirmerRequired: t('Please enter the name of the person or group', 'Error, impact entry'),
  signatureRequired: t('Please enter your name', 'Error, impact entry'),
  handleInvalid: t(
    'Please use 3 to 40 characters: letters a to z, digits and single hyphens between them',
    'Error, impact entry',
  ),
  handleTaken: t('This address is taken. Please choose another', 'Error, impact entry'),
  invalid: t('Please fix the errors above and try again.', 'Error, impact entry'),
  underAge: t(
    'Entries can be public from the age of 18. We go by the date of birth in your profile.',
    'Error, impact entry',
  ),
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
