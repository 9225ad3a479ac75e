import {
  issueBlockKinds,
  issueBlockNames,
  type IssueBlockKind,
} from '@kere/contracts/publishing/newsletter-issue-options'
import { cutText } from '@kere/contracts/text/cut-text'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Select } from '@kere/ui/controls/select'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { blocksQuery } from './issue.api.ts'

const titleLength = 70

interface BlockPickerProps {
  onChoose: (kind: IssueBlockKind, id: string) => void
}

/** Adds a line to the text that the email shows as a card. */
export function BlockPicker({ onChoose }: BlockPickerProps) {
  const { api, context } = useRemote()
  const { data: blocks, isError } = useQuery(blocksQuery(api))
  const [kind, setKind] = useState<IssueBlockKind>('course')
  const [chosen, setChosen] = useState('')
  const offered = (blocks ?? []).filter((block) => block.kind === kind)
  const id = offered.some((block) => block.id === chosen) ? chosen : offered[0]?.id
  return (
    <fieldset className="rounded-card border border-hairline bg-surface px-4 pt-3 pb-4">
      <legend className="sr-only">Add a block</legend>
      <p aria-hidden="true" className="text-snug font-semibold">
        Add a block
      </p>
      <p className="mt-0.5 text-meta text-muted">
        A card with title, date and link, where the cursor stands in the text.
      </p>
      <div className="mt-3 grid items-end gap-3 desk:grid-cols-[9rem_minmax(0,1fr)_auto]">
        <Select
          label="Kind"
          value={kind}
          options={issueBlockKinds.map((value) => ({ value, label: issueBlockNames[value] }))}
          onChange={({ currentTarget }) =>
            setKind(issueBlockKinds.find((each) => each === currentTarget.value) ?? 'course')
          }
        />
        <Select
          label={issueBlockNames[kind]}
          value={id ?? ''}
          disabled={offered.length === 0}
          options={
            offered.length === 0
              ? [{ value: '', label: isError ? 'Did not load' : blocks ? 'Nothing is published' : 'Loading' }]
              : offered.map((block) => ({ value: block.id, label: cutText(block.title, titleLength) }))
          }
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        <Button
          variant="outline"
          aria-disabled={id === undefined || undefined}
          onClick={() => {
            if (id === undefined) return
            onChoose(kind, id)
            context.announce('Block added')
          }}
        >
          Add block
        </Button>
      </div>
    </fieldset>
  )
}
