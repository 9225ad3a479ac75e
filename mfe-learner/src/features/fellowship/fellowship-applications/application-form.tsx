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
    <form {...form.props} aria-label="Fellowship application" className="flex flex-col gap-10">
      <EditorGuard isDirty={state.isDirty} isKept={state.isKept} flush={saved.flush} noun="application" />
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
      <Section title="Track">
        <TrackChoice
          tracks={tracks}
          value={value.track}
          error={form.errors.track}
          onChange={(track) => change({ track })}
        />
      </Section>
      <Section title="About you">
        <div className="grid gap-5 desk:grid-cols-2">
          <TextInput label="Name" note="(from your profile)" value={person.name} readOnly className="read-only" />
          <TextInput label="Email" note="(from your account)" value={person.email} readOnly />
          <TextInput
            label="Organization"
            maxLength={limits.lineLength}
            autoComplete="organization"
            {...field('organization')}
          />
          <TextInput label="Role" maxLength={limits.lineLength} autoComplete="organization-title" {...field('role')} />
          {!isSchool && <TextInput label="LinkedIn" note="(optional)" inputMode="url" {...field('linkedinUrl')} />}
          <Select
            {...form.choice('preferredMode', ['', ...preferredModes])}
            label="Preferred mode"
            note="(optional)"
            options={[
              { value: '', label: 'No preference' },
              ...preferredModes.map((mode) => ({ value: mode, label: modeNames[mode] })),
            ]}
          />
          <TextInput label="Phone number" type="tel" autoComplete="tel" {...field('phoneNumber')} />
          <TextInput label="Location" maxLength={limits.lineLength} {...field('location')} />
          {isSchool && (
            <TextInput
              label="Guardian contact"
              hint="Phone number or email address of a parent or guardian."
              maxLength={limits.lineLength}
              {...field('guardianContact')}
            />
          )}
        </div>
      </Section>
      <Section title="Your project">
        <div className="flex flex-col gap-5">
          <TextInput label="Area of interest" maxLength={limits.lineLength} {...field('areaOfInterest')} />
          <TextArea
            label="Motivation"
            rows={7}
            maxLength={fellowshipLimits.motivationLength}
            hint={`${value.motivation.length.toLocaleString('en-IN')} of ${fellowshipLimits.motivationLength.toLocaleString('en-IN')}`}
            {...field('motivation')}
          />
        </div>
      </Section>
      <Section title="Statement of Purpose" meta="Optional">
        <StatementField
          label="Statement of Purpose"
          statement={statement}
          stored={
            value.statementId
              ? {
                  name: value.statementName || 'Statement',
                  onRemove: () => change({ statementId: '', statementName: '' }),
                }
              : null
          }
        />
        <p className="mt-3 text-meta text-muted">
          Only the people who review applications can open it. We delete your application and the statement 12 months
          after the decision.
        </p>
      </Section>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 border-t border-hairline pt-5">
        {form.refusal && <RefusedAct className="w-full">{form.refusal}</RefusedAct>}
        <Button type="submit" size="main" isBusy={form.isBusy} busyLabel="Submitting" className="max-desk:w-full">
          Submit application
        </Button>
        {savedAt !== null || state.isDirty ? (
          <SaveState {...state} savedAt={savedAt ?? 0} savedWord="Draft saved" />
        ) : (
          <p className="text-meta text-muted">Your draft is saved as you write.</p>
        )}
        {statement.step.name === 'uploading' && (
          <p className="text-meta text-muted">You can submit while the file uploads. It is attached when it is done.</p>
        )}
      </div>
    </form>
  )
}

const textOf = (details: object, name: string) =>
  String(Object.entries(details).find(([each]) => each === name)?.[1] ?? '')
