import { MarkedText } from '@kere/ui/layout/marked-text'
import type { Command } from './commands.ts'

interface CommandOptionProps {
  command: Command
  search: string
}

export function CommandOption({ command: { label, detail, icon: Icon }, search }: CommandOptionProps) {
  return (
    <span className="flex items-center gap-4">
      <span className="grid h-9 w-13 shrink-0 place-items-center rounded-badge bg-sunken">
        <Icon aria-hidden="true" className="size-4.5" />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-semibold">
          <MarkedText text={label} search={search} />
        </span>
        {detail && (
          <span className="block text-meta text-muted">
            <MarkedText text={detail} search={search} />
          </span>
        )}
      </span>
    </span>
  )
}
