import { linkHosts } from '@kere/brand/link-hosts'

/** Texts of the ways in, apart from `messages` so that other pages do not load them. */
export const accountMessages = {
  emailInvalid: 'Please enter a valid email address',
  /** S-313 */
  passwordTooShort: 'Password must be at least 6 characters',
  passwordTooLong: 'Password must be at most 128 characters',
  passwordTooCommon: 'This password is too common. Please choose another',
  passwordSaysWho: 'Please choose a password without your name or email',
  namesRequired: 'First and last name are required',
  nameInvalid: 'Please use letters only',
  tooLong: (characters: number) => `Please use at most ${characters} characters`,
  tooMany: (entries: number) => `Please add at most ${entries}`,
  learnOrTeach: 'Please choose whether you want to learn or teach',
  /** S-319 */
  roleRequired: 'Please select a role to continue',
  roleFailed: 'Failed to set role. Please try again.',
  /** S-325, S-327 */
  dateOfBirthRequired: 'Date of birth is required',
  dateOfBirthInvalid: 'Please enter a date of birth in the past',
  dateOfBirthUnreal: 'Please enter a real date, with four digits for the year',
  roleNotHeld: 'Your account has a different role. Please choose your role again',
  /** C-49 */
  underAge:
    'Kere is for people aged 13 and over. We have deleted this account and everything you entered. You are welcome to come back when you are 13.',
  studyYearRequired: 'Year of study is required',
  instituteRequired: 'Institute name is required',
  stateRequired: 'State is required',
  /** S-329 */
  profileFailed: 'Failed to save profile information. Please try again.',
  /** S-269 to S-280 */
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
  designationRequired: 'Designation is required',
  bioTooShort: 'Please provide a bio of at least 20 characters',
  teachingExperienceInvalid: 'Please enter a valid number of years',
  subjectRequired: 'Please add at least one subject',
  languageRequired: 'Please add at least one language',
  organizationRequired: 'Organization affiliation is required',
  linkedinInvalid: 'Please enter a valid LinkedIn URL',
  phoneInvalid: 'Please enter a valid phone number',
  lumaInvalid: `Please enter a valid Lu.ma URL starting with ${linkHosts.luma[0]}/`,
} as const
