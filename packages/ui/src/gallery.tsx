import { useState } from 'react'
import { Select } from './controls/select.tsx'
import { ActionStates } from './gallery/action-states.tsx'
import { CardStates } from './gallery/card-states.tsx'
import { ChatFlowStates } from './gallery/chat-flow-states.tsx'
import { FieldStates } from './gallery/field-states.tsx'
import { LayerStates } from './gallery/layer-states.tsx'
import { MessageStates } from './gallery/message-states.tsx'
import { TagStates } from './gallery/tag-states.tsx'

const themes = [
  { value: '', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function Gallery() {
  const [theme, setTheme] = useState('')
  const showTheme = (next: string) => {
    document.documentElement.dataset.theme = next
    setTheme(next)
  }
  return (
    <div className="mx-auto max-w-[calc(var(--ds-page)+2*var(--ds-gutter))] px-gutter py-8">
      <header className="mb-8 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-panel">Components</h1>
        <Select
          label="Theme"
          labelPlace="beside"
          options={themes}
          value={theme}
          onChange={(event) => showTheme(event.target.value)}
        />
      </header>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 desk:grid-cols-12">
        <ActionStates className="desk:col-span-7" />
        <TagStates className="desk:col-span-5" />
        <FieldStates className="desk:col-span-7" />
        <LayerStates className="desk:col-span-5" />
        <MessageStates className="desk:col-span-12" />
        <CardStates className="desk:col-span-12" />
        <ChatFlowStates className="desk:col-span-12" />
      </div>
    </div>
  )
}
