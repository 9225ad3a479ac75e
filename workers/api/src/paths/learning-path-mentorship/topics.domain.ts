import type { CourseCategory } from '@kere/contracts/courses/course-options'
import { type MentorshipArea, mentorshipAreaNames } from '@kere/contracts/mentorship/mentorship-options'
import type { PathCandidate } from '../learning-paths/path-source.ts'

/** The catalogue's categories for each mentoring topic: the closest first, then related ones. */
const topicSubjects: Readonly<Record<MentorshipArea, readonly CourseCategory[]>> = {
  waste_management: ['Waste Management'],
  renewable_energy: ['Renewable Energy'],
  sustainable_agriculture: ['Sustainable Agriculture'],
  sustainability_careers: ['Economics & Labour'],
  green_technology: ['Green Building', 'Renewable Energy'],
  water_management: ['Water Resources'],
  climate_action: ['Climate Science', 'Urban Sustainability'],
  conservation: ['Conservation', 'Biodiversity'],
  policy_advocacy: ['Environmental Policy', 'Social Justice & Law'],
}

const topics = Object.keys(topicSubjects)

export interface PathTopicRow {
  area: MentorshipArea
  hasAsked: boolean
}

export function toTopicCandidate({ area, hasAsked }: PathTopicRow): PathCandidate {
  return {
    id: area,
    title: `Mentorship: ${mentorshipAreaNames[area].toLowerCase()}`,
    path: '/services/mentorship',
    subjects: topicSubjects[area],
    level: null,
    price: null,
    suitsTime: {},
    suitsStyle: { mentorship: 'A mentor of your own, as you like to learn' },
    startsAt: null,
    endsAt: null,
    // Topics that match equally well keep the order of the list.
    publishedAt: -topics.indexOf(area),
    coverImage: null,
    facts: ['Ask one clear question, and the team assigns a mentor'],
    standing: hasAsked ? 'asked' : null,
  }
}
