import { t } from '@kere/brand/messages'
import { limits } from '@kere/contracts/http/limits'
import { Button } from '@kere/ui/controls/button'
import { ChatFlowAdded } from '@kere/ui/chat-flow/chat-flow-added'
import { TextInput } from '@kere/ui/controls/text-input'
import { useRef, useState } from 'react'

interface EntriesFieldProps {
  id: string
  label: string
  hint: string
  entries: readonly string[]
  error: string | undefined
  onChange: (entries: string[]) => void
}

/** A list of entries. Enter, Add, or leaving the field adds one; blank ones are ignored (S-360). */
export function EntriesField({ id, label, hint, entries, error, onChange }: EntriesFieldProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const add = () => {
    const entry = text.trim()
    setText('')
    if (entry && !entries.includes(entry)) onChange([...entries, entry])
  }
  return (
    <div>
      <TextInput
        ref={input}
        id={id}
        label={label}
        note={t('(optional)', 'After a label, profile')}
        hint={hint}
        error={error}
        value={text}
        maxLength={limits.entryLength}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing || !text.trim()) return
          event.preventDefault()
          add()
        }}
        onBlur={add}
        end={
          text.trim() && (
            <Button
              variant="quiet"
              size="toolbar"
              onClick={add}
              aria-label={t('Add: {label}', { label }, 'For screen readers, profile')}
            >
              {t('Add', 'Button, profile')}
            </Button>
          )
        }
      />
      <ChatFlowAdded
        label={label}
        entries={entries}
        onRemove={(entry) => {
          onChange(entries.filter((each) => each !== entry))
          input.current?.focus()
        }}
      />
    </div>
  )
}
