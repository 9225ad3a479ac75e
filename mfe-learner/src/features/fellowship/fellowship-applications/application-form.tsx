import { t } from '@kere/brand/messages'
import { emptyDetails, type FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import type { NewApplication, OwnFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import {
  fellowshipLimits,
  modeNames,
  preferredModes,
  submitFailure,
} from '@kere/contracts/fellowship/fellowship-options'
import { limits } from '@kere/contracts/http/limits'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { EditorGuard } from '@kere/screens/editor/editor-guard'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { SaveState } from '@kere/screens/editor/save-state'
import { useDocument } from '@kere/screens/editor/use-document'
import { useForm } from '@kere/screens/form/use-form'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import type { createFellowshipDraft } from './fellowship-draft.ts'
import { loadContract } from './fellowship.api.ts'
import { StatementField } from './statement-field.tsx'
import { TrackChoice } from './track-choice.tsx'
import type { Statement } from './use-statement.ts'

interface ApplicationFormProps {
  fellowship: OwnFellowship
  draft: ReturnType<typeof createFellowshipDraft>
  statement: Statement
  onSubmitted: (id: string) => void
}

const order = [
  'track',
  'organization',
  'role',
  'linkedinUrl',
  'preferredMode',
  'phoneNumber',
  'location',
  'guardianContact',
  'areaOfInterest',
  'motivation',
]

/** Leaves out the statement unless it is fully uploaded. */
const answersOf = ({ statementId, statementName, ...typed }: FellowshipDetails) => ({
  ...typed,
  ...(statementId && { statementId, statementName }),
})

export function ApplicationForm({ fellowship, draft, statement, onSubmitted }: ApplicationFormProps) {
  const { api } = useRemote()
  const { saved } = draft
  const state = useDocument(saved)
  const { value, stored } = state
  const { person, tracks } = fellowship
  const isSchool = value.track === 'k12'

  const form = useForm<FellowshipDetails, NewApplication>({
    id: 'fellowship',
    initial: emptyDetails,
    store: {
      typed: { version: 0, values: value },
      write: (next) => saved.edit(() => next?.values ?? emptyDetails),
      // The submitted values stay on the screen until the tracker has loaded.
      settle: () => {},
    },
    schema: async () => (await loadContract()).newApplication,
    read: answersOf,
    async send(body, { idempotencyKey }) {
      const { submitFellowshipApplication } = await loadContract()
      await saved.flush()
      const { id } = await api.call(submitFellowshipApplication, { body }, { idempotencyKey })
      onSubmitted(id)
    },
    refusalOf: (problem) =>
      problem && problem.status >= 400 && problem.status < 500 ? problem.message : submitFailure,
    order,
    hasSummary: true,
  })
  const { edit: change, field } = form
  const savedAt = state.savedAt ?? (fellowship.draft ? Date.parse(fellowship.draft.savedAt) : null)
  return (
    <form
      {...form.props}
      aria-label={t('Fellowship application', 'For screen readers, fellowship')}
      className="flex flex-col gap-10"
    >
      <EditorGuard isDirty={state.isDirty} isKept={state.isKept} flush={saved.flush} noun={t('application', 'Noun')} />
      {state.phase === 'conflict' && stored && (
        <ConflictPanel
          noun="application"
          differences={order
            .map((name) => ({ name, mine: textOf(value, name), theirs: textOf(stored.value, name) }))
            .filter(({ mine, theirs }) => mine !== theirs)}
          onChoose={saved.choose}
        />
      )}
      <FormErrors {...form.summary} />
      <Section title={t('Track', 'Heading, fellowship')}>
        <TrackChoice
          tracks={tracks}
          value={value.track}
          error={form.errors.track}
          onChange={(track) => change({ track })}
        />
      </Section>
      <Section title={t('About you', 'Heading, fellowship')}>
        <div className="grid gap-5 desk:grid-cols-2">
          <TextInput
            label={t('Name', 'Label, fellowship')}
            note={t('(from your profile)', 'After a label, fellowship')}
            value={person.name}
            readOnly
            className="read-only"
          />
          <TextInput
            label={t('Email', 'Label, fellowship')}
            note={t('(from your account)', 'After a label, fellowship')}
            value={person.email}
            readOnly
          />
          <TextInput
            label={t('Organization', 'Label, fellowship')}
            maxLength={limits.lineLength}
            autoComplete="organization"
            {...field('organization')}
          />
          <TextInput
            label={t('Role', 'Label, fellowship')}
            maxLength={limits.lineLength}
            autoComplete="organization-title"
            {...field('role')}
          />
          {!isSchool && (
            <TextInput
              label="LinkedIn"
              note={t('(optional)', 'After a label')}
              inputMode="url"
              {...field('linkedinUrl')}
            />
          )}
          <Select
            {...form.choice('preferredMode', ['', ...preferredModes])}
            label={t('Preferred mode', 'Label, fellowship')}
            note={t('(optional)', 'After a label')}
            options={[
              { value: '', label: t('No preference', 'Label, fellowship') },
              ...preferredModes.map((mode) => ({ value: mode, label: modeNames[mode] })),
            ]}
          />
          <TextInput
            label={t('Phone number', 'Label, fellowship')}
            type="tel"
            autoComplete="tel"
            {...field('phoneNumber')}
          />
          <TextInput label={t('Location', 'Label, fellowship')} maxLength={limits.lineLength} {...field('location')} />
          {isSchool && (
            <TextInput
              label={t('Guardian contact', 'Label, fellowship')}
              hint={t('Phone number or email address of a parent or guardian.', 'Hint, fellowship')}
              maxLength={limits.lineLength}
              {...field('guardianContact')}
            />
          )}
        </div>
      </Section>
      <Section title={t('Your project', 'Heading, fellowship')}>
        <div className="flex flex-col gap-5">
          <TextInput
            label={t('Area of interest', 'Label, fellowship')}
            maxLength={limits.lineLength}
            {...field('areaOfInterest')}
          />
          <TextArea
            label={t('Motivation', 'Label, fellowship')}
            rows={7}
            maxLength={fellowshipLimits.motivationLength}
            hint={t(
              '{count} of {most}',
              { count: value.motivation.length, most: fellowshipLimits.motivationLength },
              'How many characters of how many',
            )}
            {...field('motivation')}
          />
        </div>
      </Section>
      <Section title={t('Statement of Purpose', 'Heading, fellowship')} meta={t('Optional', 'Text, fellowship')}>
        <StatementField
          label={t('Statement of Purpose', 'Label, fellowship')}
          statement={statement}
          stored={
            value.statementId
              ? {
                  name: value.statementName || t('Statement', 'Name, fellowship'),
                  onRemove: () => change({ statementId: '', statementName: '' }),
                }
              : null
          }
        />
        <p className="mt-3 text-meta text-muted">
          {t(
            'Only the people who review applications can open it. We delete your application and the statement 12 months after the decision.',
            'Text, fellowship',
          )}
        </p>
      </Section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-hairline pt-5">
        {form.refusal && <RefusedAct className="w-full">{form.refusal}</RefusedAct>}
        <Button
          type="submit"
          size="main"
          isBusy={form.isBusy}
          busyLabel={t('Submitting', 'On a button while it works, fellowship')}
          className="max-desk:w-full"
        >
          {t('Submit application', 'Button, fellowship')}
        </Button>
        {savedAt !== null || state.isDirty ? (
          <SaveState {...state} savedAt={savedAt ?? 0} savedWord={t('Draft saved', 'Text, fellowship')} />
        ) : (
          <p className="text-meta text-muted">{t('Your draft is saved as you write.', 'Text, fellowship')}</p>
        )}
        {statement.step.name === 'uploading' && (
          <p className="text-meta text-muted">
            {t('You can submit while the file uploads. It is attached when it is done.', 'Text, fellowship')}
          </p>
        )}
      </div>
    </form>
  )
}

const textOf = (details: object, name: string) =>
  String(Object.entries(details).find(([each]) => each === name)?.[1] ?? '')
