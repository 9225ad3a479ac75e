import { countOf } from '@kere/brand/count'
import { importLimits, type ImportResult } from '@kere/contracts/forms/newsletter-options'
import { labelOf } from '@kere/contracts/http/open-value'
import { ApiError } from '@kere/platform/api'
import { useAttempts } from '@kere/platform/react/use-attempts'
import { listKey } from '@kere/screens/list-query'
import { Disclosure } from '@kere/ui/layout/disclosure'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CsvFileField } from '../../../csv-file-field.tsx'
import { newsletterSubscribers } from './newsletter.list.tsx'

const resultNames: Readonly<Record<ImportResult, string>> = {
  added: 'Added, asked by email to confirm',
  known: 'Already in the list',
  unsubscribed: 'Unsubscribed, not asked again',
  invalid: 'Not an email address',
}

interface Line {
  line: number
  email: string
  result: string
}

/** Imported addresses get no issue before their owners confirm them. */
export function ImportSubscribers() {
  const api = useAttempts()
  const cache = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [lines, setLines] = useState<readonly Line[]>()

  const bring = async (file: File) => {
    setBusy(true)
    setFailure(undefined)
    setLines(undefined)
    try {
      const { readSubscribers } = await import('./subscriber-rows.ts')
      const rows = readSubscribers(await file.arrayBuffer())
      if (rows.length === 0) return setFailure('The file has no email addresses.')
      if (rows.length > importLimits.lines)
        return setFailure(`The file has ${countOf(rows.length, 'line')}. Import ${importLimits.lines} at once at most.`)
      const { importSubscribers } = await import('@kere/contracts/forms/newsletter')
      const answer = await api.call(importSubscribers, { body: { rows } })
      setLines(answer.lines)
      void cache.invalidateQueries({ queryKey: listKey({ name: newsletterSubscribers.name }) })
    } catch (error) {
      setFailure(
        error instanceof ApiError
          ? error.message
          : 'The file could not be read. Save it as “CSV UTF-8” and choose it again.',
      )
    } finally {
      setBusy(false)
    }
  }
  const added = lines?.filter(({ result }) => result === 'added').length ?? 0

  return (
    <Disclosure
      summary={<span className="text-dense font-semibold">Import from a CSV file</span>}
      className="mx-4 mt-2 desk:mx-6"
    >
      <CsvFileField
        hint={`Columns “Email” and “First name”, ${countOf(importLimits.lines, 'line')} at most. Each new address is asked by email to confirm, ${importLimits.askedPerMinute} in a minute.`}
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          if (file) void bring(file)
          currentTarget.value = ''
        }}
      />
      {isBusy && <p className="mt-3 text-dense text-muted">Importing</p>}
      {failure && <RefusedAct className="mt-3">{failure}</RefusedAct>}
      {lines && (
        <div className="mt-4">
          <p role="status" className="text-dense font-semibold">
            {added} of {lines.length} added
          </p>
          <ul className="mt-2 max-h-80 list-none overflow-y-auto border-t border-hairline text-dense">
            {lines.map(({ line, email, result }) => (
              <li key={line} className="flex flex-wrap gap-x-3 border-b border-hairline py-1.5">
                <span className="text-muted tabular-nums">Line {line}</span>
                <span className="min-w-0 grow font-medium wrap-anywhere">{email}</span>
                <span>{labelOf(resultNames, result)}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Disclosure>
  )
}
