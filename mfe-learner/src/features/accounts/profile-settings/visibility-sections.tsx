import { Switch } from '@kere/ui/controls/switch'
import type { ReactNode } from 'react'
import { SectionForm, type SectionProps } from './section-form.tsx'
import { useSection } from './use-section.ts'

export function HubSection({ stored, state }: SectionProps<'hub'>) {
  const section = useSection('hub', stored, state)
  const { values, editAndSave } = section
  return (
    <SectionForm
      title="Who can find you"
      section={section}
      labels={{ isDiscoverable: 'Show me on the learner hub' }}
      savesAtOnce
    >
      <SwitchRow
        label="Show me on the learner hub"
        isOn={values.isDiscoverable}
        onChange={(isDiscoverable) => editAndSave({ isDiscoverable })}
      >
        Other people see your name, photo, bio, year of study, institute, organization, location, subjects and
        languages. Never your email.
      </SwitchRow>
    </SectionForm>
  )
}

export function DirectorySection({ stored, state }: SectionProps<'directory'>) {
  const section = useSection('directory', stored, state)
  const { values, editAndSave } = section
  return (
    <SectionForm
      title="Who can find you"
      section={section}
      labels={{
        publicProfile: 'Public profile',
        showsLumaProfile: 'Show my event calendar',
        showsWhatsappGroup: 'Show my WhatsApp group',
      }}
      savesAtOnce
    >
      <SwitchRow
        label="Public profile"
        isOn={values.publicProfile}
        onChange={(publicProfile) => editAndSave({ publicProfile })}
      >
        The public directory shows only your name, photo, bio, designation, organization, subjects, location and
        languages.
      </SwitchRow>
      <SwitchRow
        label="Show my event calendar"
        isOn={values.showsLumaProfile}
        onChange={(showsLumaProfile) => editAndSave({ showsLumaProfile })}
      >
        Adds the link to your event calendar while your profile is public.
      </SwitchRow>
      <SwitchRow
        label="Show my WhatsApp group"
        isOn={values.showsWhatsappGroup}
        onChange={(showsWhatsappGroup) => editAndSave({ showsWhatsappGroup })}
      >
        Adds the link to your group while your profile is public. Anyone who opens it can ask to join.
      </SwitchRow>
    </SectionForm>
  )
}

interface SwitchRowProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  children: ReactNode
}

function SwitchRow({ label, isOn, onChange, children }: SwitchRowProps) {
  return (
    <div className="border-b border-hairline pb-3 not-first:mt-3">
      <Switch checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
        {label}
      </Switch>
      <p className="me-14 text-meta text-muted">{children}</p>
    </div>
  )
}
