import { t } from '@kere/brand/messages'
import type { OwnProfile, ProfileSectionName } from '@kere/contracts/accounts/profile-settings'
import { useRemote } from '@kere/platform/react/remote-tree'
import { UnsavedGuard } from '@kere/screens/unsaved-guard'
import { Button } from '@kere/ui/controls/button'
import { Dialog } from '@kere/ui/overlays/dialog'
import { Section } from '@kere/ui/layout/section'
import Eye from 'lucide-react/icons/eye'
import { type ComponentType, useState } from 'react'
import { previewOf } from './as-others-see.ts'
import { Completeness } from './completeness.tsx'
import { AboutSection, NameSection, PersonalSection } from './person-sections.tsx'
import { PublicCard } from './public-card.tsx'
import { LinksSection, StudySection, SubjectsSection, WorkSection } from './role-sections.tsx'
import { SaveBarPlace, type SectionProps } from './section-form.tsx'
import { isSame, type TypedSections } from './typed-sections.ts'
import { type TypedState, useTypedSections } from './use-typed-sections.ts'
import { DirectorySection, HubSection } from './visibility-sections.tsx'

interface ProfileContentProps {
  profile: OwnProfile
  kept: TypedSections
}

export function ProfileContent({ profile, kept }: ProfileContentProps) {
  const userId = useRemote().context.session.user?.id ?? ''
  const state = useTypedSections(userId, kept)
  const [isShown, setIsShown] = useState(false)
  const [barPlace, setBarPlace] = useState<HTMLElement | null>(null)
  const preview = <PublicCard profile={previewOf(profile, state.typed)} own={profile} />
  const draw = drawSection(profile, state)
  return (
    <div className="grid gap-10 wide:grid-cols-[minmax(0,44.75rem)_19.75rem] wide:justify-between wide:gap-12">
      <aside
        aria-label={t('Your profile at a glance', 'For screen readers, profile')}
        className="wide:sticky wide:top-6 wide:order-last wide:self-start"
      >
        <Completeness profile={profile} seed={userId} />
        <Section title={t('How others see me', 'Heading, profile')} rule="none" className="mt-8 max-wide:hidden">
          {preview}
        </Section>
        <Button
          variant="outline"
          wide
          icon={<Eye aria-hidden="true" />}
          onClick={() => setIsShown(true)}
          className="mt-4 wide:hidden"
        >
          {t('How others see me', 'Button, profile')}
        </Button>
        <Dialog title={t('How others see me', 'Heading, profile')} isOpen={isShown} onClose={() => setIsShown(false)}>
          <div className="mt-2">{isShown && preview}</div>
        </Dialog>
      </aside>
      <div className="min-w-0">
        <SaveBarPlace value={barPlace}>
          <div className="flex flex-col gap-10">
            {draw('name', NameSection)}
            {draw('about', AboutSection)}
            {draw('study', StudySection)}
            {draw('work', WorkSection)}
            {draw('subjects', SubjectsSection)}
            {draw('links', LinksSection)}
            {draw('hub', HubSection)}
            {draw('directory', DirectorySection)}
            {draw('personal', PersonalSection)}
          </div>
        </SaveBarPlace>
        <div
          ref={setBarPlace}
          className="pointer-events-none sticky bottom-(--shell-consent,0rem) z-1 pb-3 empty:hidden desk:pb-5"
        />
      </div>
      <UnsavedGuard isDirty={hasChanges(profile, state.typed)} title={t('Leave without saving?', 'Heading, profile')}>
        {t(
          'Your changes are not saved yet. This browser keeps them for a week, for when you open your profile here again.',
          'Text, profile',
        )}
      </UnsavedGuard>
    </div>
  )
}

const drawSection =
  (profile: OwnProfile, state: TypedState) =>
  <Name extends ProfileSectionName>(name: Name, Part: ComponentType<SectionProps<Name>>) => {
    const stored = profile.sections[name]
    return stored && <Part profile={profile} stored={stored} state={state} />
  }

const hasChanges = ({ sections }: OwnProfile, typed: TypedSections) =>
  Object.entries(typed).some(([name, { values }]) => {
    // Values are only stored under names of sections.
    const stored = sections[name as ProfileSectionName]
    return stored !== undefined && !isSame(stored.values, values)
  })
