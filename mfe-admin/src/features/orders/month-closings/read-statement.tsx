import { countOf } from '@kere/brand/count'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { CsvFileField } from '../../../csv-file-field.tsx'
import { loadContract } from './month-closings.acts.tsx'
import { nameOfMonth } from './months.ts'

const noColumns =
  'We could not find columns with days and amounts. Include the row that names the columns, such as Date, Reference, Credit.'

/** Reads the file in this browser, and sends only what came in or went out in this month. */
export function ReadStatement({ month }: { month: string }) {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const reading = useMutation({
    async mutationFn(chosen: File) {
      const [{ readMovements }, { readMonthStatement }, text] = await Promise.all([
        import('../../../bank-statement/statement-rows.ts'),
        loadContract(),
        chosen.text(),
      ])
      const movements = readMovements(text)
      if (movements === null) throw new Error(noColumns)
      const own = movements.filter(({ day }) => day.startsWith(month))
      if (own.length === 0 && movements.length > 0)
        throw new Error(`The file has no movements in ${nameOfMonth(month)}.`)
      await api.call(readMonthStatement, { params: { month }, body: { movements: own } })
      return own.length
    },
    onSuccess(count) {
      context.notify({ tone: 'success', text: `${countOf(count, 'movement')} of ${nameOfMonth(month)} read` })
      void cache.invalidateQueries()
    },
  })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (file && !reading.isPending) reading.mutate(file)
  }
  return (
    <Section
      title="Bank statement"
      lead="Choose the statement of the whole month as a CSV file. It is read in this browser: we keep day, amount and reference of what came in, and of your refunds. Reading it again replaces what was read before."
      className="print:hidden"
    >
      <form onSubmit={submit}>
        <CsvFileField
          required
          onChange={({ currentTarget }) => {
            setFile(currentTarget.files?.[0] ?? null)
            reading.reset()
          }}
        />
        <Button type="submit" variant="outline" isBusy={reading.isPending} busyLabel="Reading" className="mt-4">
          Read the statement
        </Button>
        {reading.error && <RefusedAct className="mt-3">{reading.error.message}</RefusedAct>}
      </form>
    </Section>
  )
}
