import { t } from '@kere/brand/messages'
import { consentNotices, type SwitchPurpose } from '@kere/contracts/accounts/consents-options'
import { Switch } from '@kere/ui/controls/switch'
import { SectionForm, type SectionProps } from './section-form.tsx'
import { useSection } from './use-section.ts'

export function HubSection({ stored, state }: SectionProps<'hub'>) {
  const section = useSection('hub', stored, state)
  const { values, editAndSave } = section
  return (
    <SectionForm
      title={t('Who can find you', 'Heading, profile')}
      section={section}
      labels={{ isDiscoverable: consentNotices.learner_hub.name }}
      savesAtOnce
    >
      <SwitchRow
        purpose="learner_hub"
        isOn={values.isDiscoverable}
        onChange={(isDiscoverable) => editAndSave({ isDiscoverable })}
      />
    </SectionForm>
  )
}

export function DirectorySection({ stored, state }: SectionProps<'directory'>) {
  const section = useSection('directory', stored, state)
  const { values, editAndSave } = section
  return (
    <SectionForm
      title={t('Who can find you', 'Heading, profile')}
      section={section}
      labels={{
        publicProfile: consentNotices.directory.name,
        showsLumaProfile: consentNotices.calendar_link.name,
        showsWhatsappGroup: consentNotices.group_link.name,
      }}
      savesAtOnce
    >
      <SwitchRow
        purpose="directory"
        isOn={values.publicProfile}
        onChange={(publicProfile) => editAndSave({ publicProfile })}
      />
      <SwitchRow
        purpose="calendar_link"
        isOn={values.showsLumaProfile}
        onChange={(showsLumaProfile) => editAndSave({ showsLumaProfile })}
      />
      <SwitchRow
        purpose="group_link"
        isOn={values.showsWhatsappGroup}
        onChange={(showsWhatsappGroup) => editAndSave({ showsWhatsappGroup })}
      />
    </SectionForm>
  )
}

interface SwitchRowProps {
  purpose: SwitchPurpose
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function SwitchRow({ purpose, isOn, onChange }: SwitchRowProps) {
  const { name, words } = consentNotices[purpose]
  return (
    <div className="border-b border-hairline pb-3 not-first:mt-3">
      <Switch checked={isOn} onChange={({ currentTarget }) => onChange(currentTarget.checked)}>
        {name}
      </Switch>
      <p className="me-14 text-meta text-muted">{words}</p>
    </div>
  )
}
