import type { CourseCategory } from '../courses/course-options.ts'

export const userTypes = ['school_student', 'college_student', 'working_professional', 'just_exploring'] as const

export type UserType = (typeof userTypes)[number]

export const userTypeNames = {
  school_student: 'School student',
  college_student: 'College student',
  working_professional: 'Working professional',
  just_exploring: 'Just exploring',
} as const satisfies Record<UserType, string>

export const interests = [
  'waste_management',
  'renewable_energy',
  'sustainable_agriculture',
  'smart_cities',
  'green_careers',
  'circular_economy',
] as const

export type Interest = (typeof interests)[number]

export const interestNames = {
  waste_management: 'Waste management',
  renewable_energy: 'Renewable energy',
  sustainable_agriculture: 'Sustainable agriculture',
  smart_cities: 'Smart cities',
  green_careers: 'Green careers',
  circular_economy: 'Circular economy',
} as const satisfies Record<Interest, string>

export const interestDetails = {
  waste_management: 'Composting, dry waste, canteens',
  renewable_energy: 'Rooftop solar, meters, pumps',
  sustainable_agriculture: 'Millets, soil, seed banks',
  smart_cities: 'Streets, shade, water, mobility',
  green_careers: 'First jobs and changing fields',
  circular_economy: 'Refill, repair, resale',
} as const satisfies Record<Interest, string>

/** Maps an interest to the catalogue's categories: those that are about it, and those that touch it. */
export const interestSubjects = {
  waste_management: { about: ['Waste Management'], near: ['Environmental Policy', 'Urban Sustainability'] },
  renewable_energy: { about: ['Renewable Energy'], near: ['Climate Science', 'Green Building'] },
  sustainable_agriculture: {
    about: ['Sustainable Agriculture'],
    near: ['Water Resources', 'Biodiversity', 'Conservation'],
  },
  smart_cities: { about: ['Urban Sustainability', 'Green Building'], near: ['Water Resources', 'Waste Management'] },
  green_careers: {
    about: ['Sustainable Business', 'Economics & Labour'],
    near: ['Sustainable Development', 'Social Justice & Law'],
  },
  circular_economy: { about: ['Waste Management', 'Sustainable Business'], near: ['Environmental Policy'] },
} as const satisfies Record<Interest, Record<'about' | 'near', readonly CourseCategory[]>>

export const learningStyleNames = {
  live_sessions: 'Live sessions',
  self_paced: 'Self-paced',
  mentorship: 'Mentorship',
  hands_on: 'Hands-on',
  events: 'Events',
} as const

export type LearningStyle = keyof typeof learningStyleNames

// `Object.keys` loses the types of the keys.
export const learningStyles = Object.keys(learningStyleNames) as [LearningStyle, ...LearningStyle[]]

export const learningStyleDetails = {
  live_sessions: 'At a fixed time, with questions',
  self_paced: 'Whenever you have time',
  mentorship: 'With somebody who has done it',
  hands_on: 'Field tasks and workshops',
  events: 'Talks, walks and meetups',
} as const satisfies Record<LearningStyle, string>

export const pathAnswers = ['userType', 'interests', 'learningStyle'] as const

export type PathAnswer = (typeof pathAnswers)[number]

/** The kinds of items in a path, in the order of the page. */
export const pathSources = ['course', 'lab', 'event', 'mentorship'] as const

export type PathSourceName = (typeof pathSources)[number]

export const pathStandings = [
  'enrolled',
  'completed',
  'requested',
  'joined',
  'registered',
  'attended',
  'asked',
] as const

export const pathStandingNames = {
  enrolled: 'Enrolled',
  completed: 'Completed',
  requested: 'Request sent',
  joined: 'Joined',
  registered: 'Registered',
  attended: 'Attended',
  asked: 'Mentor asked for',
} as const satisfies Record<(typeof pathStandings)[number], string>

export const isDoneStanding = (standing: string | null) =>
  standing !== null && standing !== 'registered' && standing !== 'requested'

/** The reasons why an item is no longer in a path. */
export const departures = ['unpublished', 'over'] as const

export const pathDays = 365

export const pathMessages = {
  userTypeRequired: 'Please choose what describes you best',
  learningStyleRequired: 'Please choose how you like to learn',
  nameRequired: 'Name is required',
} as const

/** This text appears with every request for a name and an address. */
export const pathConsent =
  'We keep your name, email and answers for 12 months, to show you this path and to plan what we teach. They are deleted with your account, or when you write to us.'

export const pathFailure = 'Failed to make your learning path'

export const nextSteps = {
  school_student: { path: '/fellowship', label: 'See the fellowship' },
  college_student: { path: '/events', label: 'See college events' },
  working_professional: { path: '/services/mentorship', label: 'See mentorship' },
  just_exploring: { path: '/courses', label: 'Browse courses' },
} as const satisfies Record<UserType, { path: string; label: string }>
