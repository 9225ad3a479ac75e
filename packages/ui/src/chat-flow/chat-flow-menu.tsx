import { t } from '@kere/brand/messages'
import { useRef } from 'react'
import { ChatFlowAdded } from './chat-flow-added.tsx'
import { suggest } from './add-entry.ts'
import { entryName, type EntriesStep } from './chat-flow-state.ts'
import type { FieldTexts } from '../controls/field.tsx'
import { Select } from '../controls/select.tsx'

interface ChatFlowMenuProps extends FieldTexts {
  step: EntriesStep
  entries: readonly string[]
  onEntries: (entries: readonly string[]) => void
}

export function ChatFlowMenu({ step, entries, onEntries, ...texts }: ChatFlowMenuProps) {
  const menu = useRef<HTMLSelectElement>(null)
  const options = suggest(step, entries, '').map((text) => ({ value: text, label: entryName(step, text) }))
  const remove = (entry: string) => {
    onEntries(entries.filter((other) => other !== entry))
    menu.current?.focus()
  }
  return (
    <div>
      <Select
        {...texts}
        ref={menu}
        value=""
        disabled={entries.length >= step.max}
        options={[{ value: '', label: t('Choose from the list', 'First choice of a list') }, ...options]}
        onChange={({ target }) => onEntries([...entries, target.value])}
      />
      <ChatFlowAdded label={texts.label} entries={entries} names={step.names} onRemove={remove} />
    </div>
  )
}

export const needsMenu = (step: EntriesStep) => step.refusal !== undefined && (step.suggestions?.length ?? 0) > 9
