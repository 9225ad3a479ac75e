import type { OwnProfile, ProfileSectionName } from '@kere/contracts/accounts/profile-settings'
import type { TypedState } from './use-typed-sections.ts'

export interface SectionProps<Name extends ProfileSectionName> {
  profile: OwnProfile
  stored: NonNullable<OwnProfile['sections'][Name]>
  state: TypedState
}
