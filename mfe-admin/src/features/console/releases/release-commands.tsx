import { useRemote } from '@kere/platform/react/remote-tree'
import { Section } from '@kere/ui/layout/section'
import { Select } from '@kere/ui/controls/select'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { remoteName } from '../../../releases/remote-name.ts'
import { commandsFor } from './release-text.ts'

export function ReleaseCommands({ remotes }: { remotes: readonly string[] }) {
  const { context } = useRemote()
  const [remote, setRemote] = useState(remotes.includes('admin') ? 'admin' : (remotes[0] ?? ''))
  const copy = async (command: string) => {
    try {
      await navigator.clipboard.writeText(command)
      context.notify({ tone: 'success', text: `Copied: ${command}` })
    } catch {
      context.notify({ tone: 'error', text: 'The browser did not allow copying.' })
    }
  }
  return (
    <Section title="Change what is live">
      <p className="text-dense text-muted">
        Run these in the project. Changes show on the next page load. Open tabs keep the release they started with.
      </p>
      <Select
        label="For"
        options={remotes.map((value) => ({ value, label: remoteName(value) }))}
        value={remote}
        onChange={(event) => setRemote(event.target.value)}
        className="mt-4"
      />
      <ul className="mt-4 list-none border-t border-hairline">
        {commandsFor(remote).map(({ act, command }) => (
          <li key={command} className="flex items-center gap-2 border-b border-hairline py-2.5">
            <div className="min-w-0 grow">
              <p className="text-meta text-muted">{act}</p>
              <code className="text-meta [overflow-wrap:anywhere]">{command}</code>
            </div>
            <button
              type="button"
              aria-label={`Copy ${command}`}
              onClick={() => void copy(command)}
              className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-control hover:bg-hover desk:size-9"
            >
              <Copy aria-hidden="true" className="size-4.5" />
            </button>
          </li>
        ))}
      </ul>
    </Section>
  )
}
