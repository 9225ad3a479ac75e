import { labelOf } from '../http/open-value.ts'
import { t } from '@kere/brand/messages'
export const mentorshipAreas = [
  'climate_action',
  'renewable_energy',
  'sustainability_careers',
  'water_management',
  'policy_advocacy',
  'waste_management',
  'green_technology',
  'sustainable_agriculture',
  'conservation',
] as const

export type MentorshipArea = (typeof mentorshipAreas)[number]

export const mentorshipAreaNames = {
  climate_action: t('Climate action', 'Topic of mentorship'),
  renewable_energy: t('Renewable energy', 'Topic of mentorship'),
  sustainability_careers: t('Sustainability careers', 'Topic of mentorship'),
  water_management: t('Water management', 'Topic of mentorship'),
  policy_advocacy: t('Policy advocacy', 'Topic of mentorship'),
  waste_management: t('Waste management', 'Topic of mentorship'),
  green_technology: t('Green technology', 'Topic of mentorship'),
  sustainable_agriculture: t('Sustainable agriculture', 'Topic of mentorship'),
  conservation: t('Conservation', 'Topic of mentorship; subject of courses'),
} as const satisfies Record<MentorshipArea, string>

export const mentorshipLevels = ['beginner', 'intermediate', 'career_guidance'] as const

export type MentorshipLevel = (typeof mentorshipLevels)[number]

export const mentorshipLevelNames = {
  beginner: t('Beginner', 'Level of a course'),
  intermediate: t('Intermediate', 'Level of a course'),
  career_guidance: t('Career guidance', 'Level of a request for a mentor'),
} as const satisfies Record<MentorshipLevel, string>

export const mentorshipPurposes = ['project_help', 'learning', 'career_planning'] as const

export type MentorshipPurpose = (typeof mentorshipPurposes)[number]

export const mentorshipPurposeNames = {
  project_help: t('Project help', 'Purpose of a request for a mentor'),
  learning: t('Learning', 'Menu of the site'),
  career_planning: t('Career planning', 'Purpose of a request for a mentor'),
} as const satisfies Record<MentorshipPurpose, string>

export const mentorshipStatuses = ['pending', 'accepted', 'rejected', 'cancelled', 'completed'] as const

export type MentorshipStatus = (typeof mentorshipStatuses)[number]

export const mentorshipStatusNames = {
  pending: t('Pending', 'Answer to a request to join a lab'),
  accepted: t('Accepted', 'State of a request for a mentor'),
  rejected: t('Rejected', 'Answer to a request to join a lab'),
  cancelled: t('Cancelled', 'Event'),
  completed: t('Completed', 'State of a course for a learner'),
} as const satisfies Record<MentorshipStatus, string>

export const mentorshipSides = ['learner', 'mentor'] as const

export type MentorshipSide = (typeof mentorshipSides)[number]

export const mentorshipViewers = [...mentorshipSides, 'admin'] as const

export type MentorshipViewer = (typeof mentorshipViewers)[number]

export const mentorshipSorts = ['newest', 'oldest'] as const

export type MentorshipSort = (typeof mentorshipSorts)[number]

export const mentorshipSteps = [
  'sent',
  'assigned',
  'reminded',
  'escalated',
  'returned',
  'accepted',
  'rejected',
  'cancelled',
  'booked',
  'confirmed',
  'moved',
  'session_cancelled',
  'completed',
] as const

export type MentorshipStep = (typeof mentorshipSteps)[number]

export const mentorshipLimits = {
  pending: 2,
  messageLength: 1000,
  perHour: 10,
  /** Days since the mentor was assigned (W-20). */
  remindDays: 3,
  escalateDays: 7,
  returnDays: 14,
  capacity: 10,
  defaultCapacity: 2,
  suggestions: 50,
  answerDays: 90,
  sessionMinutes: 40,
  /** The limits for the sessions of one mentorship: held or confirmed at the same time, and in all. */
  openSessions: 2,
  sessions: 12,
  slotDays: 21,
  /** The last moment for the learner to move or cancel a session, in hours before it. */
  moveHours: 12,
  heldDays: 3,
  joinMinutes: 15,
  weeklyHours: 60,
  exceptions: 100,
  goals: 10,
  goalLength: 120,
  noteLength: 2000,
  feedbackLength: 1000,
} as const

export const mentorshipMessages = {
  incomplete: t('Please fill in all required fields', 'Error, request for a mentor'),
  tooMany: t(
    'You can have a maximum of 2 pending mentorship requests. Please wait for a response before submitting a new request.',
    'Error, request for a mentor',
  ),
  areaTaken: (area: string) =>
    t(
      'You already have a pending mentorship request for {area}. Please choose a different area or wait for a response.',
      { area: labelOf(mentorshipAreaNames, area).toLowerCase() },
      'Error, request for a mentor',
    ),
  submitted: t('Request Submitted!', 'Notice, request for a mentor'),
  failed: t('Failed to submit request. Please try again.', 'Error, request for a mentor'),
  noReason: t('No reason provided', 'Instead of the reason of a rejection'),
} as const

/** The four areas of the public page, each with the form's topics that belong to it (U-07). */
export const mentorshipGroups = [
  {
    name: t('Water and land', 'Area of mentorship'),
    text: t('Tanks, wells, soil and groves. Mentors who walk sites and read maps.', 'Area of mentorship'),
    areas: ['water_management', 'conservation', 'sustainable_agriculture'],
  },
  {
    name: t('Energy and technology', 'Area of mentorship'),
    text: t('Rooftop systems, meters and sensors. Mentors who have built and repaired them.', 'Area of mentorship'),
    areas: ['renewable_energy', 'green_technology'],
  },
  {
    name: t('Cities and climate', 'Area of mentorship'),
    text: t('Heat, waste and streets. Mentors who measure and report.', 'Area of mentorship'),
    areas: ['climate_action', 'waste_management'],
  },
  {
    name: t('Work and policy', 'Area of mentorship'),
    text: t('First jobs, changing fields, reading and answering a draft rule.', 'Area of mentorship'),
    areas: ['sustainability_careers', 'policy_advocacy'],
  },
] as const satisfies readonly { name: string; text: string; areas: readonly MentorshipArea[] }[]
