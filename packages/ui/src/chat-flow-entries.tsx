import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useRef, useState, type KeyboardEvent } from 'react'
import { Button } from './button.tsx'
import { addEntry, suggest, type EntriesStep } from './chat-flow-state.ts'
import { fieldBox } from './field-box.ts'
import { Field, type FieldTexts } from './field.tsx'
import { useIsPhone } from './use-is-phone.ts'

interface ChatFlowEntriesProps extends FieldTexts {
  step: EntriesStep
  entries: readonly string[]
  pending: string
  describedBy: string | undefined
  onEntries: (entries: readonly string[]) => void
  onPending: (text: string) => void
}

/** More suggestions than this are a menu on a phone: as buttons they would fill the screen. */
const buttonsAtMost = 9

/** Added to with Enter, the button, or the suggestions (S-281). */
export function ChatFlowEntries({
  step,
  entries,
  pending,
  describedBy,
  onEntries,
  onPending,
  error,
  ...texts
}: ChatFlowEntriesProps) {
  const [news, setNews] = useState('')
  const [refusal, setRefusal] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const menu = useRef<HTMLSelectElement>(null)
  const isPhone = useIsPhone()
  const isFull = entries.length >= step.max
  const hasMenu = isPhone && step.refusal !== undefined && suggest(step, [], '').length > buttonsAtMost
  const meant = suggest(step, entries, pending)
  // Who is told to choose from the list has to see it.
  const offered = meant.length === 0 && (refusal ?? error) ? suggest(step, entries, '') : meant

  const write = (text: string) => {
    setRefusal(undefined)
    onPending(text)
  }
  const add = (text: string) => {
    const added = addEntry(step, entries, text)
    setRefusal(added.refusal)
    if (added.refusal) return setNews(added.refusal)
    setNews(added.entries === entries ? '' : `${added.entries.at(-1)} added`)
    onEntries(added.entries)
    onPending('')
    ;(menu.current ?? input.current)?.focus()
  }
  const addByEnter = (event: KeyboardEvent) => {
    // Enter that ends the composing of a word in another script is no answer; an empty field goes on.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || pending.trim() === '') return
    if (event.metaKey || event.ctrlKey) return
    event.preventDefault()
    add(pending)
  }
  const remove = (entry: string) => {
    setNews(`${entry} removed`)
    onEntries(entries.filter((other) => other !== entry))
    ;(menu.current ?? input.current)?.focus()
  }

  return (
    <div>
      <Field {...texts} error={refusal ?? error}>
        {({ 'aria-describedby': below, ...control }) => {
          const described = {
            ...control,
            'aria-describedby': [describedBy, below].filter(Boolean).join(' ') || undefined,
          }
          return hasMenu ? (
            <select
              {...described}
              ref={menu}
              value=""
              disabled={isFull}
              onChange={(event) => add(event.target.value)}
              className={`${fieldBox} min-h-12`}
            >
              <option value="">Choose from the list</option>
              {suggest(step, entries, '').map((text) => (
                <option key={text}>{text}</option>
              ))}
            </select>
          ) : (
            <span className="flex gap-2">
              <input
                {...described}
                ref={input}
                type="text"
                value={pending}
                readOnly={isFull}
                maxLength={step.maxLength}
                autoComplete="off"
                onChange={(event) => write(event.target.value)}
                onKeyDown={addByEnter}
                className={`${fieldBox} min-h-12 min-w-0 grow`}
              />
              <Button
                variant="outline"
                icon={<Plus aria-hidden="true" />}
                disabled={isFull}
                onClick={() => (pending.trim() ? add(pending) : input.current?.focus())}
                className="min-h-12"
              >
                Add
              </Button>
            </span>
          )
        }}
      </Field>
      {entries.length > 0 && (
        <ul aria-label={`${texts.label}: added`} className="mt-3 flex list-none flex-wrap gap-2">
          {entries.map((entry) => (
            <li key={entry} className="min-w-0">
              <button
                type="button"
                onClick={() => remove(entry)}
                className="inline-flex min-h-9 max-w-full cursor-pointer items-center gap-1.5 rounded-control border border-brand bg-brand-soft ps-3 pe-2 text-start text-dense font-medium text-ink hover:bg-hover"
              >
                <span className="min-w-0 wrap-break-word">
                  <span className="sr-only">Remove </span>
                  {entry}
                </span>
                <X aria-hidden="true" className="size-4 shrink-0" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <p className="mt-2 text-meta text-muted">You can add up to {step.max}. Remove one to add another.</p>
      ) : (
        !hasMenu && <Suggestions texts={offered} onAdd={add} />
      )}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}

function Suggestions({ texts, onAdd }: { texts: readonly string[]; onAdd: (text: string) => void }) {
  if (texts.length === 0) return null
  return (
    <ul aria-label="Suggestions" className="mt-3 flex list-none flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            onClick={() => onAdd(text)}
            className="inline-flex min-h-9 cursor-pointer items-center gap-1.5 rounded-control border border-hairline bg-surface ps-2.5 pe-3 text-start text-dense text-ink hover:border-control hover:bg-hover"
          >
            <Plus aria-hidden="true" className="size-4 shrink-0 text-muted" />
            <span className="sr-only">Add </span>
            {text}
          </button>
        </li>
      ))}
    </ul>
  )
}
