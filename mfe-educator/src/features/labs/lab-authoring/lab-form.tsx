import { countOf } from '@kere/brand/count'
import { courseCategories } from '@kere/contracts/courses/course-options'
import type { LabDraft } from '@kere/contracts/labs/lab-authoring'
import { labCover } from '@kere/contracts/labs/lab-cover'
import type { LabDetails } from '@kere/contracts/labs/lab-details'
import { labLimits, labMessages } from '@kere/contracts/labs/lab-options'
import { coverPath } from '@kere/brand/art-paths'
import { ApiError } from '@kere/platform/api'
import { createLocalCopy } from '@kere/platform/local-copies'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { FormErrors } from '@kere/screens/editor/form-errors'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { labDrawing, ownLabsPath, sharesAt } from '@kere/screens/labs/lab-text'
import { UnsavedGuard } from '@kere/screens/unsaved-guard'
import { useOneAtATime } from '@kere/screens/use-one-at-a-time'
import { Cascade } from '@kere/ui/charts/cascade'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import { Checkbox } from '@kere/ui/controls/checkbox'
import { Select } from '@kere/ui/controls/select'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Section } from '@kere/ui/layout/section'
import { Skeleton } from '@kere/ui/status/skeleton'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { listKey } from '@kere/screens/list-query'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { labDraftQuery, loadContract, managedLabsName } from './lab-authoring.api.ts'
import { Stages } from './lab-stages.tsx'
import { blankLab, errorsOf, fieldId, isValues, type LabValues, readLab, valuesOf } from './lab-values.ts'

const ImageUpload = lazyPart(async () => (await import('@kere/screens/image-upload')).ImageUpload)

const loadDetails = () => import('@kere/contracts/labs/lab-details')

export function LabForm({ draft }: { draft: LabDraft | null }) {
  const { context } = useRemote()
  const api = useAttempts()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { user } = context.session
  const [copy] = useState(() =>
    createLocalCopy({ userId: user?.id ?? '', name: `lab.${draft?.id ?? 'new'}`, isValue: isValues }),
  )
  const [values, setValues] = useState(() => {
    const kept = copy.take()
    const isOfNow = kept?.version === (draft?.version ?? 0)
    return kept && isOfNow ? kept.value : draft ? valuesOf(draft.details as LabDetails) : blankLab(Date.now())
  })
  const [isDirty, setDirty] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [refusals, setRefusals] = useState(0)
  const [refusal, setRefusal] = useState<string | null>(null)
  const [busy, setBusy] = useState<'open' | 'draft' | 'save' | null>(null)
  const leaving = useRef<string | null>(null)

  useEffect(() => {
    if (isDirty) copy.write({ value: values, version: draft?.version ?? 0 })
  }, [copy, draft, isDirty, values])
  // Once nothing is unsaved any more.
  useEffect(() => {
    if (!isDirty && leaving.current) void navigate(leaving.current)
  }, [isDirty, navigate])

  const change = (wanted: Partial<LabValues>) => {
    setDirty(true)
    setValues((before) => ({ ...before, ...wanted }))
    setErrors((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([id]) => !Object.keys(wanted).some((name) => id.startsWith(fieldId(name)))),
      ),
    )
  }

  const refuse = (found: Record<string, string>) => {
    setErrors(found)
    setRefusals((count) => count + 1)
  }

  const save = useOneAtATime(async (how: 'open' | 'draft' | 'save') => {
    const { labDetails } = await loadDetails()
    const result = labDetails.safeParse(readLab(values))
    if (!result.success) return refuse(errorsOf(result.error.issues))
    setBusy(how)
    setRefusal(null)
    try {
      const { createLab, saveLab } = await loadContract()
      if (draft) {
        const input = { params: { id: draft.id }, body: { version: draft.version, details: result.data } }
        const saved = await api.call(saveLab, input)
        cache.setQueryData(labDraftQuery(api, draft.id).queryKey, saved)
      } else {
        const input = { body: { details: result.data, opens: how === 'open' } }
        await api.call(createLab, input)
      }
      copy.clear()
      void cache.invalidateQueries({ queryKey: listKey({ name: managedLabsName }) })
      context.notify({
        tone: 'success',
        text: draft ? 'The lab is saved' : how === 'open' ? 'The lab is open' : 'The draft is kept. Only you see it.',
      })
      leaving.current = ownLabsPath
      setDirty(false)
      if (!isDirty) void navigate(ownLabsPath)
    } catch (error) {
      const told = error instanceof ApiError ? (error.errors ?? []) : []
      if (told.length > 0)
        refuse(errorsOf(told.map(({ pointer, detail }) => ({ path: pointer.split('/').slice(3), message: detail }))))
      else
        setRefusal(
          error instanceof ApiError ? error.message : draft ? labMessages.updateFailed : labMessages.createFailed,
        )
    } finally {
      setBusy(null)
    }
  })

  const field = (name: keyof LabValues) => ({ id: fieldId(name), error: errors[fieldId(name)] })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void save(draft ? 'save' : 'open')
  }
  const stages = readLab(values).stages
  const spans = stages.map(({ endsOn }, index) => ({
    startsAt: stages[index - 1]?.endsOn ?? values.startsOn,
    endsAt: endsOn,
  }))
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-label={draft ? 'Edit lab' : 'New Challenge Lab'}
      className="grid max-w-205 gap-8"
    >
      <UnsavedGuard isDirty={isDirty} title="Leave without saving?">
        What you typed stays in this browser.
      </UnsavedGuard>
      <FormErrors shown={refusals} found={Object.entries(errors).map(([id, text]) => ({ id, text }))} />
      <div className="grid gap-4">
        <TextInput
          {...field('title')}
          label="Title"
          value={values.title}
          maxLength={labLimits.titleLength}
          autoComplete="off"
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
        <TextArea
          {...field('description')}
          label="Description"
          rows={5}
          value={values.description}
          maxLength={labLimits.descriptionLength}
          hint={`Cards show the first ${countOf(labLimits.descriptionShown, 'character')}.`}
          onChange={({ currentTarget }) => change({ description: currentTarget.value })}
        />
        <Select
          {...field('category')}
          label="Category"
          value={values.category}
          options={[{ value: '', label: 'No category' }, ...courseCategories.map((value) => ({ value, label: value }))]}
          onChange={({ currentTarget }) => change({ category: currentTarget.value })}
        />
        <TextArea
          {...field('goals')}
          label="Goals"
          note="(one on each line)"
          rows={4}
          value={values.goals}
          hint="Teams tick them off in the workspace. A goal that you correct stays ticked."
          onChange={({ currentTarget }) => change({ goals: currentTarget.value })}
        />
        <TextArea
          {...field('deliverables')}
          label="What teams hand in"
          note="(optional, one on each line)"
          rows={3}
          value={values.deliverables}
          onChange={({ currentTarget }) => change({ deliverables: currentTarget.value })}
        />
      </div>
      <Section title="Timeline" meta="Stages end at 6:00 pm IST">
        {stages.length > 0 && <Cascade stages={sharesAt(spans, 0)} className="mb-4 h-20!" />}
        <div className="mb-4 grid gap-4 desk:grid-cols-2">
          <TextInput
            {...field('startsOn')}
            type="date"
            label="Starts"
            value={values.startsOn}
            onChange={({ currentTarget }) => change({ startsOn: currentTarget.value })}
          />
          <TextInput
            {...field('closesOn')}
            type="date"
            label="Requests until"
            value={values.closesOn}
            onChange={({ currentTarget }) => change({ closesOn: currentTarget.value })}
          />
        </div>
        <Stages stages={values.stages} errors={errors} onChange={(changed) => change({ stages: changed })} />
        {errors[fieldId('stages')] && (
          <p id={fieldId('stages')} tabIndex={-1} className="mt-2 text-meta font-medium text-danger">
            {errors[fieldId('stages')]}
          </p>
        )}
      </Section>
      <Section title="Places">
        <div className="grid gap-4 desk:grid-cols-3">
          {(
            [
              ['maxParticipants', 'Participants'],
              ['maxMentors', 'Mentors'],
              ['teamSize', 'People in a team'],
            ] as const
          ).map(([name, label]) => (
            <TextInput
              key={name}
              {...field(name)}
              type="number"
              inputMode="numeric"
              min={1}
              label={label}
              value={values[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
            />
          ))}
        </div>
      </Section>
      <Section title="More">
        <div className="grid gap-4">
          <TextArea
            {...field('askedBy')}
            label="Who asked"
            note="(optional)"
            rows={2}
            value={values.askedBy}
            maxLength={labLimits.lineLength}
            hint="Who will use the answer, and by when."
            onChange={({ currentTarget }) => change({ askedBy: currentTarget.value })}
          />
          <TextInput
            {...field('needs')}
            label="What people need"
            note="(optional)"
            value={values.needs}
            maxLength={labLimits.lineLength}
            onChange={({ currentTarget }) => change({ needs: currentTarget.value })}
          />
          <Suspense fallback={<Skeleton className="h-40" />}>
            <ImageUpload
              label="Cover"
              kind={labCover}
              value={values.coverImage}
              fallback={{
                src: coverPath(
                  labDrawing({ id: draft?.id ?? 'lab_1', category: values.category || null, coverDrawing: 0 }),
                ),
                text: 'Without a picture, the lab has a drawing in its category’s colour.',
              }}
              onChange={(coverImage) => change({ coverImage })}
            />
          </Suspense>
          {user?.role === 'admin' && (
            <Checkbox
              checked={values.isSample}
              onChange={({ currentTarget }) => change({ isSample: currentTarget.checked })}
            >
              A sample: shown while no real lab is open, and nobody can join it
            </Checkbox>
          )}
        </div>
      </Section>
      <div className="flex flex-wrap gap-3 border-t border-hairline pt-5">
        <Button type="submit" isBusy={busy === 'open' || busy === 'save'} busyLabel={draft ? 'Saving' : 'Creating'}>
          {draft ? 'Save' : 'Create and open'}
        </Button>
        {!draft && (
          <Button variant="outline" isBusy={busy === 'draft'} busyLabel="Keeping" onClick={() => void save('draft')}>
            Keep as draft
          </Button>
        )}
        <ButtonLink href={ownLabsPath} variant="quiet">
          Cancel
        </ButtonLink>
        {refusal && <RefusedAct className="basis-full">{refusal}</RefusedAct>}
      </div>
    </form>
  )
}
