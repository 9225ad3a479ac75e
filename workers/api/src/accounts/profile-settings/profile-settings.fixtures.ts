import type { ProfileSectionName } from '@kere/contracts/accounts/profile-settings'
import type { Fixture, Fixtures } from '../../../test/fixtures.ts'
import { versionOf } from './own-profile.ts'
import type { StoredProfile } from './profile-settings.queries.ts'

const nothingSaid: Partial<StoredProfile> = {
  bio: null,
  location: null,
  languagesSpoken: [],
  certifications: [],
  studyYear: null,
  instituteName: null,
  state: null,
  designation: null,
  organizationAffiliation: null,
  teachingExperience: null,
  phoneNumber: null,
  linkedinUrl: null,
  lumaProfileUrl: null,
  whatsappGroupLink: null,
  subjectsOfInterest: [],
  isDiscoverable: false,
  publicProfile: false,
  showsLumaProfile: false,
  showsWhatsappGroup: false,
  gender: null,
}

const save = (name: ProfileSectionName, values: unknown): Fixture => ({
  // The cast is safe: the version depends only on the columns of the section.
  body: async () => ({ version: await versionOf(name, nothingSaid as StoredProfile), values }),
})

export const fixtures: Fixtures = {
  getOwnProfile: {},
  setAvatar: { body: () => ({ path: null }), variants: [{ body: { path: '/media/avatars/none' } }] },
  saveProfileName: { ...save('name', { firstName: 'Zarine', lastName: 'Dastur' }), answers: 409 },
  saveProfileAbout: save('about', { bio: 'Maps rain.', location: 'Kochi', languagesSpoken: [], certifications: [] }),
  saveProfileStudy: save('study', { studyYear: 'Year 2', instituteName: 'A college', state: 'Kerala' }),
  saveProfileWork: save('work', { designation: 'Hydrologist', organizationAffiliation: '', teachingExperience: 4 }),
  saveProfileLinks: save('links', {
    phoneNumber: '9876543210',
    linkedinUrl: '',
    lumaProfileUrl: '',
    whatsappGroupLink: '',
  }),
  saveProfileSubjects: save('subjects', { subjectsOfInterest: ['ESG'] }),
  saveProfileHub: save('hub', { isDiscoverable: true }),
  saveProfileDirectory: save('directory', { publicProfile: true, showsLumaProfile: false, showsWhatsappGroup: false }),
  saveProfilePersonal: save('personal', { gender: 'other' }),
}
