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
        label="Designation"
        hint="For example, assistant professor, field botanist or energy auditor."
        required
        maxLength={limits.lineLength}
        autoComplete="organization-title"
        error={errors.designation}
      />
      <TextInput
        {...field('teachingExperience')}
        label="Years of teaching experience"
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
          You are under 18, so we do not ask for your phone number or links.
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
      <legend className="sr-only">Contact and links, optional</legend>
      <div aria-hidden="true">
        <p className="font-heading text-card font-heavy tracking-heading">
          Contact and links <span className="font-body text-dense font-normal text-muted">(optional)</span>
        </p>
      </div>
      <div className="mt-4 flex flex-col gap-5">
        <TextInput
          {...field('linkedinUrl')}
          defaultValue={typed.linkedinUrl}
          label="LinkedIn"
          hint={`Starts with ${linkHosts.linkedin[0]}/`}
          {...link}
          error={errors.linkedinUrl}
        />
        <TextInput
          {...field('phoneNumber')}
          defaultValue={typed.phoneNumber}
          label="Phone number"
          hint="10 to 12 digits. For example, +91 98765 43210."
          type="tel"
          autoComplete="tel"
          error={errors.phoneNumber}
        />
        <TextInput
          {...field('lumaProfileUrl')}
          defaultValue={typed.lumaProfileUrl}
          label="Event calendar (Lu.ma)"
          hint={`Starts with ${linkHosts.luma[0]}/`}
          {...link}
          error={errors.lumaProfileUrl}
        />
      </div>
    </fieldset>
  )
}
