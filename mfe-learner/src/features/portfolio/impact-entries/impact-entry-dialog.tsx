import { englishHere } from '@kere/brand/language'
import { t } from '@kere/brand/messages'
import { impactCategories, impactCategoryTexts, impactMessages } from '@kere/contracts/portfolio/impact-options'
import { isKnown } from '@kere/contracts/http/open-value'
import type { NewImpactEntry, OwnImpactEntry } from '@kere/contracts/portfolio/impact-entries'
import { useRemote } from '@kere/platform/react/remote-tree'
import { useForm } from '@kere/screens/form/use-form'
import { listKey } from '@kere/screens/list-query'
import { lazyPart } from '@kere/screens/editor/lazy-part'
import { Button } from '@kere/ui/controls/button'
import { Radio } from '@kere/ui/controls/radio'
import { Switch } from '@kere/ui/controls/switch'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { Around } from '@kere/ui/layout/around'
import { Dialog } from '@kere/ui/overlays/dialog'
import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState, type SubmitEvent } from 'react'
import { ConfirmationPart } from './confirmation-part.tsx'
import { changeOf, newEntryOf, valuesOf } from './entry-form-values.ts'
import { impactEntriesName, impactEntryQuery, loadContract, toRow } from './impact-entries.api.ts'
import { ImpactMark } from '@kere/screens/impact-mark'
import { RefusedForm } from '@kere/ui/status/refused-act'
import { OutcomeFields } from './outcome-fields.tsx'

const EvidenceFields = lazyPart(async () => (await import('./evidence-fields.tsx')).EvidenceFields)

interface ImpactEntryDialogProps {
  /** Null for a new entry; undefined if there is no such entry. */
  entry: OwnImpactEntry | null | undefined
  failure?: Error | null
  onClose: () => void
}

export function ImpactEntryDialog({ entry, failure = null, onClose }: ImpactEntryDialogProps) {
  if (entry === undefined)
    return (
      <Dialog title={t('Edit Impact Entry', 'Heading, portfolio')} isOpen onClose={onClose}>
        <p className="text-muted">{failure?.message ?? t('This entry does not exist any more.', 'Text, portfolio')}</p>
      </Dialog>
    )
  return <EntryForm entry={entry} onClose={onClose} />
}

function EntryForm({ entry, onClose }: { entry: OwnImpactEntry | null; onClose: () => void }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const first = useRef<HTMLInputElement>(null)
  const [isUploading, setUploading] = useState(false)
  const [today] = useState(() => new Date(Date.now() + 19_800_000).toISOString().slice(0, 10))
  const isVerified = entry?.mark === 'verified'
  const form = useForm({
    initial: valuesOf(entry),
    schema: async () => {
      const { newImpactEntry, impactEntryChange } = await loadContract()
      return entry ? impactEntryChange : newImpactEntry
    },
    read: (values) => (entry ? changeOf(values, entry) : newEntryOf(values)),
    async send(body, { idempotencyKey }) {
      const { createImpactEntry, updateImpactEntry } = await loadContract()
      const saved = entry
        ? await api.call(updateImpactEntry, { params: { id: entry.id }, body }, { idempotencyKey })
        : // Checked by the schema of a new one.
          await api.call(createImpactEntry, { body: body as NewImpactEntry }, { idempotencyKey })
      cache.setQueryData(impactEntryQuery(api, saved.id).queryKey, toRow(saved))
      void cache.invalidateQueries({ queryKey: listKey({ name: impactEntriesName }) })
      context.notify({
        tone: 'success',
        text: entry ? t('Entry updated', 'Text, portfolio') : t('Entry created', 'Text, portfolio'),
      })
      onClose()
    },
  })
  const { values, errors, edit } = form
  const banner = form.refusal ?? (Object.keys(errors).length > 0 && form.summary.shown > 0 && impactMessages.invalid)

  useEffect(() => first.current?.focus(), [])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (isUploading) return event.preventDefault()
    form.props.onSubmit(event)
  }
  return (
    <Dialog
      title={entry ? t('Edit Impact Entry', 'Heading, portfolio') : t('Add New Impact Entry', 'Heading, portfolio')}
      isOpen
      onClose={onClose}
      className="desk:max-w-168"
      actions={
        <>
          <Button
            type="submit"
            form={form.props.id}
            isBusy={form.isBusy || isUploading}
            busyLabel={
              isUploading
                ? t('Uploading the file', 'On a button while it works, portfolio')
                : t('Saving...', 'On a button while it works, portfolio')
            }
          >
            {entry ? t('Update Entry', 'Button, portfolio') : t('Create Entry', 'Button, portfolio')}
          </Button>
          <Button variant="outline" onClick={onClose}>
            {t('Cancel', 'Button, portfolio')}
          </Button>
        </>
      }
    >
      <form {...form.props} onSubmit={submit} className="mt-3 grid gap-5">
        {isVerified && (
          <div className="rounded-card border border-hairline p-4 text-dense">
            <ImpactMark mark="verified" confirmedBy={null} />
            <p className="mt-1 text-muted">
              {t(
                'Title, category, date and outcomes stay as they were verified. The description, the link, the evidence and who sees it are yours to change.',
                'Text, portfolio',
              )}
            </p>
          </div>
        )}
        <TextInput
          {...form.field('title')}
          ref={first}
          label={t('Title', 'Label, portfolio')}
          autoComplete="off"
          required
          readOnly={isVerified}
        />
        {!isVerified && (
          <CategoryField
            id={form.idOf('category')}
            category={values.category}
            error={errors.category}
            onChange={(category) => edit({ category })}
          />
        )}
        <TextArea
          {...form.field('description')}
          label={t('Description', 'Label, portfolio')}
          required
          rows={5}
          placeholder={t('What you did, where, and what changed', 'Text, portfolio')}
        />
        <div className="grid items-start gap-5 desk:grid-cols-2">
          <TextInput
            {...form.field('dateCompleted')}
            label={t('Completion date', 'Label, portfolio')}
            type="date"
            max={today}
            required
            readOnly={isVerified}
          />
          <TextInput
            {...form.field('link')}
            label={t('Link', 'Label, portfolio')}
            note={t('(optional)', 'After a label')}
            hint={t('A report, a post, a data sheet', 'Hint, portfolio')}
            type="url"
            inputMode="url"
            placeholder="https://"
            autoComplete="off"
          />
        </div>
        {!isVerified && (
          <OutcomeFields
            id={form.idOf('outcomes')}
            outcomes={values.outcomes}
            errors={errors}
            onChange={(outcomes) => edit({ outcomes })}
          />
        )}
        <Suspense fallback={<div className="h-32" />}>
          <EvidenceFields
            id={form.idOf('evidence')}
            evidence={values.evidence}
            errors={errors}
            onChange={(change) => edit(({ evidence }) => ({ evidence: change(evidence) }))}
            onBusy={setUploading}
          />
        </Suspense>
        <div className="border-y border-hairline py-2">
          <Switch {...form.toggle('isPublic')}>
            {t('Public', 'Text, portfolio')}
            <span className="block font-normal text-muted">
              {values.isPublic
                ? t('On: everybody can see this entry with your name.', 'Text, portfolio')
                : t('Off: only you see this entry. You can change it at any time.', 'Text, portfolio')}
            </span>
          </Switch>
        </div>
        {entry?.mark === 'confirmed' && (
          <p className="text-meta text-muted">
            <Around
              text={t(
                'Confirmed by {confirmedBy}. If you change what it says, it has to be confirmed again.',
                { confirmedBy: entry.confirmedBy ?? '' },
                'Text, portfolio',
              )}
              part={entry.confirmedBy ?? ''}
            >
              <span lang={englishHere}>{entry.confirmedBy}</span>
            </Around>
          </p>
        )}
        {banner && <RefusedForm>{banner}</RefusedForm>}
      </form>
      {entry && <ConfirmationPart entry={entry} />}
    </Dialog>
  )
}

interface CategoryFieldProps {
  id: string
  category: string
  error: string | undefined
  onChange: (category: string) => void
}

/** The category (S-427). An older entry may keep one that is no longer offered (C-46). */
function CategoryField({ id, category, error, onChange }: CategoryFieldProps) {
  const older = isKnown(impactCategories, category) ? [] : [{ value: category, name: category, help: '' }]
  const choices = [...older, ...impactCategories.map((value) => ({ value, ...impactCategoryTexts[value] }))]
  return (
    <fieldset>
      <legend className="mb-1.5 text-snug leading-dense font-semibold">{t('Category', 'Text, portfolio')}</legend>
      <div className="grid overflow-hidden rounded-control border border-control desk:grid-cols-2">
        {choices.map(({ value, name, help }, place) => (
          <Radio
            key={value}
            id={place === 0 ? id : undefined}
            name={`${id}-choice`}
            value={value}
            checked={value === category}
            onChange={() => onChange(value)}
            className="items-start border-hairline px-3.5! py-2.5! leading-dense has-checked:bg-brand-soft max-desk:not-last:border-b desk:not-last:odd:border-e desk:nth-[-n+4]:border-b desk:last:odd:col-span-2"
          >
            <span className="block text-dense font-semibold">{name}</span>
            <span className="block text-meta text-muted">{help}</span>
          </Radio>
        ))}
      </div>
      {error && <p className="mt-1.5 text-meta font-medium text-danger">{error}</p>}
    </fieldset>
  )
}
