import { t } from '@kere/brand/messages'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from '../controls/button.tsx'
import { ChatFlowAdded } from './chat-flow-added.tsx'
import { addEntry, suggest } from './add-entry.ts'
import { entryName, type EntriesFieldProps, type EntriesStep } from './chat-flow-state.ts'
import { fieldBox } from '../controls/field-box.ts'
import { Field } from '../controls/field.tsx'

/** A list of entries. Enter, the button or a suggestion adds one (S-281). */
function ChatFlowEntries({
  step,
  entries,
  pending,
  describedBy,
  onEntries,
  onPending,
  error,
  ...texts
}: EntriesFieldProps) {
  const [news, setNews] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const isFull = entries.length >= step.max
  const meant = suggest(step, entries, pending)
  // If a step accepts only its own entries and the text fits none, all of them are offered.
  const isUnknown = meant.length === 0 && pending.trim() !== '' && step.refusal !== undefined
  const offered = isUnknown ? suggest(step, entries, '') : meant

  const write = (text: string) => {
    setRefusal(undefined)
    onPending(text)
  }
  const add = (text: string) => {
    const added = addEntry(step, entries, text)
    setRefusal(added.refusal)
    if (added.refusal) return setNews(added.refusal)
    setNews(
      added.entries === entries
        ? ''
        : t('{entry} added', { entry: entryName(step, added.entries.at(-1) ?? '') }, 'For screen readers'),
    )
    onEntries(added.entries)
    onPending('')
    input.current?.focus()
  }
  const addByEnter = (event: KeyboardEvent) => {
    // Enter may end the composition of a word in another script, which is no answer. In an empty field, Enter
    // continues.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || pending.trim() === '') return
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    add(pending)
  }
  const remove = (entry: string) => {
    setNews(t('{entry} removed', { entry: entryName(step, entry) }, 'For screen readers'))
    onEntries(entries.filter((other) => other !== entry))
    input.current?.focus()
  }

  return (
    <div>
      <Field {...texts} error={refusal ?? error}>
        {(control) => (
          <span className="flex gap-2">
            <input
              {...control}
              ref={input}
              type="text"
              aria-describedby={[describedBy, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
              value={pending}
              readOnly={isFull}
              maxLength={step.maxLength}
              autoComplete="off"
              onChange={(event) => write(event.target.value)}
              onKeyDown={addByEnter}
              className={`${fieldBox} min-w-0 grow`}
            />
            <Button
              variant="outline"
              icon={<Plus aria-hidden="true" />}
              disabled={isFull}
              onClick={() => (pending.trim() ? add(pending) : input.current?.focus())}
            >
              {t('Add', 'Button: an entry to a list')}
            </Button>
          </span>
        )}
      </Field>
      <ChatFlowAdded label={texts.label} entries={entries} names={step.names} onRemove={remove} />
      {isFull ? (
        <p className="mt-2 text-meta text-muted">
          {t('You can add up to {max}. Remove one to add another.', { max: step.max }, 'Below a list')}
        </p>
      ) : (
        <>
          {isUnknown && (
            <p className="mt-2 text-meta text-muted">{t('No match. Choose one below.', 'Below a field')}</p>
          )}
          <Suggestions step={step} texts={offered} onAdd={add} />
        </>
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

interface SuggestionsProps {
  step: EntriesStep
  texts: readonly string[]
  onAdd: (text: string) => void
}

function Suggestions({ step, texts, onAdd }: SuggestionsProps) {
  if (texts.length === 0) return null
  return (
    <ul
      aria-label={t('Suggestions', 'Name of a list, for screen readers')}
      className="mt-3 flex list-none flex-wrap gap-2"
    >
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onAdd(text)}
            className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control border border-hairline bg-surface ps-2.5 pe-3 text-start text-dense text-ink hover:border-control hover:bg-hover"
          >
            <Plus aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{t('Add', 'Button: an entry to a list')} </span>
            {entryName(step, text)}
          </button>
        </li>
      ))}
    </ul>
  )
}

export const entriesField: EntriesStep['field'] = { Field: ChatFlowEntries, add: addEntry }
