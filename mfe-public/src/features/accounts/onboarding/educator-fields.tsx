import { t } from '@kere/brand/messages'
import { linkHosts } from '@kere/brand/link-hosts'
import { limits } from '@kere/contracts/http/limits'
import { TextInput } from '@kere/ui/controls/text-input'
import type { FieldProps, OnboardingFields } from './onboarding-fields.ts'

interface EducatorFieldsProps extends FieldProps {
  typed: OnboardingFields
  isMinor: boolean
}

export function EducatorFields({ field, errors, typed, isMinor }: EducatorFieldsProps) {
  return (
    <>
      <TextInput
        {...field('designation')}
        label={t('Designation', 'Label, onboarding')}
        hint={t(
          'For example, assistant professor, field botanist or energy auditor.',
          'Hint below a field, onboarding',
        )}
        required
        maxLength={limits.lineLength}
        autoComplete="organization-title"
        error={errors.designation}
      />
      <TextInput
        {...field('teachingExperience')}
        label={t('Years of teaching experience', 'Label, onboarding')}
        type="number"
        inputMode="numeric"
        min={0}
        max={limits.teachingExperienceYears}
        required
        error={errors.teachingExperience}
        className="desk:max-w-72"
      />
      {isMinor ? (
        <p className="border-s-4 border-info bg-info-soft px-3.5 py-3 text-dense">
          {t('You are under 18, so we do not ask for your phone number or links.', 'Text, onboarding')}
        </p>
      ) : (
        <ContactFields field={field} errors={errors} typed={typed} />
      )}
    </>
  )
}

/** The fields lack `type="url"`, because browsers would demand `https://`, which is added automatically (U-37). */
const link = {
  inputMode: 'url',
  maxLength: limits.linkLength,
  autoCapitalize: 'none',
  spellCheck: false,
} as const

function ContactFields({ field, errors, typed }: Omit<EducatorFieldsProps, 'isMinor'>) {
  return (
    <fieldset className="border-t-2 border-ink pt-3.5">
      <legend className="sr-only">{t('Contact and links, optional', 'Text, onboarding')}</legend>
      <div aria-hidden="true">
        <p className="font-heading text-card font-heavy tracking-heading">
          {t('Contact and links', 'Heading, onboarding')}{' '}
          <span className="font-body text-dense font-normal text-muted">{t('(optional)', 'Text, onboarding')}</span>
        </p>
      </div>
      <div className="mt-4 flex flex-col gap-5">
        <TextInput
          {...field('linkedinUrl')}
          defaultValue={typed.linkedinUrl}
          label={t('LinkedIn', 'Label, onboarding')}
          hint={t('Starts with {host}', { host: `${linkHosts.linkedin[0]}/` }, 'Hint below a field for a link')}
          {...link}
          error={errors.linkedinUrl}
        />
        <TextInput
          {...field('phoneNumber')}
          defaultValue={typed.phoneNumber}
          label={t('Phone number', 'Label, onboarding')}
          hint={t('10 to 12 digits. For example, +91 98765 43210.', 'Hint below a field, onboarding')}
          type="tel"
          autoComplete="tel"
          error={errors.phoneNumber}
        />
        <TextInput
          {...field('lumaProfileUrl')}
          defaultValue={typed.lumaProfileUrl}
          label={t('Event calendar (Lu.ma)', 'Label, onboarding')}
          hint={t('Starts with {host}', { host: `${linkHosts.luma[0]}/` }, 'Hint below a field for a link')}
          {...link}
          error={errors.lumaProfileUrl}
        />
      </div>
    </fieldset>
  )
}
