import { t } from '@kere/brand/messages'
import type { CourseCategory } from '../courses/course-options.ts'

export const userTypes = ['school_student', 'college_student', 'working_professional', 'just_exploring'] as const

export type UserType = (typeof userTypes)[number]

export const userTypeNames = {
  school_student: t('School student', 'Who somebody is'),
  college_student: t('College student', 'Who somebody is'),
  working_professional: t('Working professional', 'Who somebody is'),
  just_exploring: t('Just exploring', 'Who somebody is'),
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
  waste_management: t('Waste management', 'Topic of mentorship'),
  renewable_energy: t('Renewable energy', 'Topic of mentorship'),
  sustainable_agriculture: t('Sustainable agriculture', 'Topic of mentorship'),
  smart_cities: t('Smart cities', 'Interest'),
  green_careers: t('Green careers', 'Interest'),
  circular_economy: t('Circular economy', 'Interest'),
} as const satisfies Record<Interest, string>

export const interestDetails = {
  waste_management: t('Composting, dry waste, canteens', 'Below an interest'),
  renewable_energy: t('Rooftop solar, meters, pumps', 'Below an interest'),
  sustainable_agriculture: t('Millets, soil, seed banks', 'Below an interest'),
  smart_cities: t('Streets, shade, water, mobility', 'Below an interest'),
  green_careers: t('First jobs and changing fields', 'Below an interest'),
  circular_economy: t('Refill, repair, resale', 'Below an interest'),
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
  live_sessions: t('Live sessions', 'How somebody learns'),
  self_paced: t('Self-paced', 'How somebody learns'),
  mentorship: t('Mentorship', 'Menu'),
  hands_on: t('Hands-on', 'How somebody learns'),
  events: t('Events', 'Menu; subject of news; what a guardian agrees to'),
} as const

export type LearningStyle = keyof typeof learningStyleNames

// `Object.keys` loses the types of the keys.
export const learningStyles = Object.keys(learningStyleNames) as [LearningStyle, ...LearningStyle[]]

export const learningStyleDetails = {
  live_sessions: t('At a fixed time, with questions', 'Below how somebody learns'),
  self_paced: t('Whenever you have time', 'Below how somebody learns'),
  mentorship: t('With somebody who has done it', 'Below how somebody learns'),
  hands_on: t('Field tasks and workshops', 'Below how somebody learns'),
  events: t('Talks, walks and meetups', 'Below how somebody learns'),
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
  enrolled: t('Enrolled', 'Label: how many people have enrolled'),
  completed: t('Completed', 'State of a course for a learner'),
  requested: t('Request sent', 'Message; state of an item'),
  joined: t('Joined', 'State of an item: a lab'),
  registered: t('Registered', 'State of a registration for an event'),
  attended: t('Attended', 'State of a registration for an event'),
  asked: t('Mentor asked for', 'State of an item'),
} as const satisfies Record<(typeof pathStandings)[number], string>

export const isDoneStanding = (standing: string | null) =>
  standing !== null && standing !== 'registered' && standing !== 'requested'

/** The reasons why an item is no longer in a path. */
export const departures = ['unpublished', 'over'] as const

export const pathDays = 365

export const pathMessages = {
  userTypeRequired: t('Please choose what describes you best', 'Error'),
  learningStyleRequired: t('Please choose how you like to learn', 'Error'),
  nameRequired: t('Name is required', 'Error'),
} as const

/** This text appears with every request for a name and an address. */
export const pathConsent = t(
  'We keep your name, email and answers for 12 months, to show you this path and to plan what we teach. They are deleted with your account, or when you write to us.',
  'Below a form',
)

export const pathFailure = t('Failed to make your learning path', 'Error')

export const nextSteps = {
  school_student: { path: '/fellowship', label: t('See the fellowship', 'Button') },
  college_student: { path: '/events', label: t('See college events', 'Button') },
  working_professional: { path: '/services/mentorship', label: t('See mentorship', 'Button') },
  just_exploring: { path: '/courses', label: t('Browse courses', 'Button') },
} as const satisfies Record<UserType, { path: string; label: string }>
