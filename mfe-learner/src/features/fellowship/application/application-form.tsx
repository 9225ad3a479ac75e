import type { FellowshipDetails } from '@kere/contracts/fellowship/fellowship-draft'
import type { OwnFellowship } from '@kere/contracts/fellowship/fellowship-applications'
import {
  fellowshipLimits,
  modeNames,
  preferredModes,
  submitFailure,
} from '@kere/contracts/fellowship/fellowship-options'
import { limits } from '@kere/contracts/http/limits'
import { ApiError } from '@kere/platform/api'
import { createAttempts } from '@kere/platform/attempts'
import { useRemote } from '@kere/platform/react/remote-tree'
import { ConflictPanel } from '@kere/screens/conflict-panel'
import { EditorGuard } from '@kere/screens/editor/editor-guard'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { SaveState } from '@kere/screens/editor/save-state'
import { useDocument } from '@kere/screens/editor/use-document'
import { errorsOf, type FieldErrors } from '@kere/screens/editor/use-versioned-form'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useRef, useState } from 'react'
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

type Field =
  | 'organization'
  | 'role'
  | 'areaOfInterest'
  | 'motivation'
  | 'phoneNumber'
  | 'location'
  | 'guardianContact'
  | 'linkedinUrl'

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

const idOf = (field: string) => `fellowship-${field}`

/** A statement that is not there, or not yet, is none. */
const answersOf = ({ statementId, statementName, ...typed }: FellowshipDetails) => ({
  ...typed,
  ...(statementId && { statementId, statementName }),
})

export function ApplicationForm({ fellowship, draft, statement, onSubmitted }: ApplicationFormProps) {
  const { api } = useRemote()
  const { saved } = draft
  const state = useDocument(saved)
  const { value, stored } = state
  const [errors, setErrors] = useState<FieldErrors>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [refusals, setRefusals] = useState(0)
  const [isSending, setSending] = useState(false)
  const touched = useRef(new Set<string>())
  const [attempt] = useState(createAttempts)
  const { person, tracks } = fellowship
  const isSchool = value.track === 'k12'

  const change = (wanted: Partial<typeof value>) => {
    saved.edit((before) => ({ ...before, ...wanted }))
    if (touched.current.size > 0) void look({ ...saved.state.value, ...wanted })
  }
  const look = async (typed: typeof value): Promise<FieldErrors> => {
    const { newApplication } = await loadContract()
    const found = errorsOf(newApplication.safeParse(answersOf(typed)).error?.issues)
    setErrors(Object.fromEntries(Object.entries(found).filter(([field]) => touched.current.has(field))))
    return found
  }
  const leave = (field: string) => {
    touched.current.add(field)
    void look(value)
  }
  const submit = useOneAtATime(async () => {
    setFailure(null)
    for (const field of order) touched.current.add(field)
    if (Object.keys(await look(value)).length > 0) return setRefusals((count) => count + 1)
    setSending(true)
    try {
      const { newApplication, submitFellowshipApplication } = await loadContract()
      await saved.flush()
      const body = newApplication.parse(answersOf(value))
      const { id } = await attempt(body, (idempotencyKey) =>
        api.call(submitFellowshipApplication, { body }, { idempotencyKey }),
      )
      onSubmitted(id)
    } catch (error) {
      const problem = error instanceof ApiError ? error : null
      const refused = (problem?.errors ?? []).map(({ pointer, detail }) => ({
        path: [pointer.replace('/body/', '')],
        message: detail,
      }))
      setErrors(errorsOf(refused))
      if (refused.length > 0) setRefusals((count) => count + 1)
      else setFailure(problem && problem.status >= 400 && problem.status < 500 ? problem.message : submitFailure)
      setSending(false)
    }
  })

  const field = (name: Field) => ({
    id: idOf(name),
    value: value[name],
    error: errors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => change({ [name]: currentTarget.value }),
    onBlur: () => leave(name),
  })
  const savedAt = state.savedAt ?? (fellowship.draft ? Date.parse(fellowship.draft.savedAt) : null)
  return (
    <form
      noValidate
      aria-label="Fellowship application"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="flex flex-col gap-10"
    >
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
      <FormErrors
        shown={refusals}
        found={order.flatMap((name) => {
          const text = errors[name]
          return text ? [{ id: idOf(name), text }] : []
        })}
      />
      <Section title="Track">
        <TrackChoice tracks={tracks} value={value.track} error={errors.track} onChange={(track) => change({ track })} />
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
            id={idOf('preferredMode')}
            label="Preferred mode"
            note="(optional)"
            value={value.preferredMode}
            options={[
              { value: '', label: 'No preference' },
              ...preferredModes.map((mode) => ({ value: mode, label: modeNames[mode] })),
            ]}
            onChange={({ currentTarget }) =>
              change({ preferredMode: preferredModes.find((mode) => mode === currentTarget.value) ?? '' })
            }
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
        {failure && <RefusedAct className="w-full">{failure}</RefusedAct>}
        <Button type="submit" size="main" isBusy={isSending} busyLabel="Submitting" className="max-desk:w-full">
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
