import type { EducatorAnswers } from '@kere/contracts/accounts/educator-profile'
import type { SessionUser } from '@kere/contracts/accounts/session'

export const newUser: SessionUser = {
  id: 'usr_1',
  role: 'student',
  firstName: 'Meera',
  lastName: 'Nambiar',
  isEnrolled: false,
  isSuperAdmin: false,
  isEmailVerified: true,
  isOnboarded: false,
  educatorStatus: null,
}

export const educatorAnswers: EducatorAnswers = {
  firstName: 'Meera',
  lastName: 'Nambiar',
  designation: 'Field botanist',
  bio: 'I map the tanks of Bengaluru with schools along the Vrishabhavathi.',
  teachingExperience: 6,
  subjectsOfInterest: ['Water Management', 'Biodiversity & Conservation'],
  languagesSpoken: ['English', 'Kannada'],
  organizationAffiliation: 'Institute of Wetland Studies',
  linkedinUrl: 'https://www.linkedin.com/in/meera-n',
  certifications: [],
  phoneNumber: '+919845012345',
  lumaProfileUrl: '',
}
