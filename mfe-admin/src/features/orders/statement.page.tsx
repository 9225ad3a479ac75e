import { statementLimits, type StatementOutcome } from '@kere/contracts/orders/order-options'
import type { StatementMatch } from '@kere/contracts/orders/statement-matches'
import { formerMember } from '@kere/contracts/accounts/former-member'
import { isKnown } from '@kere/contracts/http/open-value'
import type { ApiClient } from '@kere/platform/api'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { describeInDashboard } from '@kere/screens/dashboard-page'
import { wordsOf } from '@kere/screens/list-bulk'
import { Button } from '@kere/ui/controls/button'
import { RefusedAct } from '@kere/ui/status/refused-act'
import { Section } from '@kere/ui/layout/section'
import { TextArea } from '@kere/ui/controls/text-area'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type ChangeEvent, type SubmitEvent } from 'react'
import { CsvFileField } from '../../csv-file-field.tsx'
import { orderBulkActs } from './order-bulk-acts.tsx'
import { ordersPath, statementPath } from './order-paths.ts'
import { StatementTable, type MatchedRow } from './statement-table.tsx'
import type { PageModule } from '@kere/platform/page'

export const route = { path: '/dashboard/orders/statement', roles: ['admin'] }

const outcomes = [
  ['exact', 'Ready to confirm', 'Order and amount agree.'],
  ['amount_differs', 'Another amount', 'The transfer is not of the order’s amount. Look at each order.'],
  ['ambiguous', 'Several orders', 'The transfer may pay any of these orders, or more than one. Look at each order.'],
  ['no_reference', 'No bank reference', 'The statement names no reference. Confirm these on the page of each order.'],
  ['closed', 'Order closed', 'The order had expired or was cancelled. Record the payment on its page.'],
  [
    'paid_twice',
    'Paid by another transfer',
    'The order was confirmed under another reference. If the money came twice, send it back.',
  ],
  ['already_confirmed', 'Already confirmed', 'These are paid, or the transfer stands there twice.'],
  ['no_match', 'No order found', 'These name no order of ours.'],
] as const satisfies readonly (readonly [StatementOutcome, string, string])[]

const known = outcomes.map(([outcome]) => outcome)

const noColumns =
  'We could not find a column with amounts. One row has to name the columns, for example Date, Description, Reference, Credit.'

/**
 * The file is read in the browser. Only amounts and references are sent to the API, at most 100 credits in a request.
 */
async function findMatches(api: ApiClient, text: string): Promise<MatchedRow[]> {
  const [{ readStatement }, { matchStatement }] = await Promise.all([
    import('../../bank-statement/statement-rows.ts'),
    import('@kere/contracts/orders/statement-matches'),
  ])
  const rows = readStatement(text)
  if (rows === null) throw new Error(noColumns)
  const matches: StatementMatch[] = []
  for (let start = 0; start < rows.length; start += statementLimits.rows) {
    const credits = rows.slice(start, start + statementLimits.rows).map(({ credit }) => credit)
    matches.push(...(await api.call(matchStatement, { body: { credits } })).matches)
  }
  return matches.flatMap((match) => {
    const row = rows.find(({ credit }) => credit.line === match.line)
    if (!row) return []
    const { amount, bankReferences } = row.credit
    return [{ ...match, amount, date: row.date, reference: bankReferences[0] ?? '' }]
  })
}

function StatementPage() {
  const { api, context } = useRemote()
  const cache = useQueryClient()
  const [text, setText] = useState('')
  const finding = useMutation({
    mutationFn: () => findMatches(api, text),
    onSuccess: (rows) => context.announce(`${countOf(rows.length, ['credit', 'credits'])} found`),
  })
  const rows = finding.data
  const exact = exactOf(rows ?? [])

  const open = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = currentTarget.files ?? []
    if (chosen) setText(await chosen.text())
    finding.reset()
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!finding.isPending) finding.mutate()
  }
  const confirm = () =>
    context.startBulk?.({
      list: 'orders',
      act: wordsOf(orderBulkActs.confirm),
      acts: [wordsOf(orderBulkActs.confirm), wordsOf(orderBulkActs.undo)],
      noun: ['order', 'orders'],
      rows: exact.map(({ order, bankReference }) => ({
        id: order.id,
        name: `${order.buyerName ?? formerMember.name}, ${order.reference}`,
        answer: bankReference,
      })),
      total: exact.length,
      hrefOf: (id) => `${ordersPath}/${encodeURIComponent(id)}`,
      onChange: () => {
        void cache.invalidateQueries()
        finding.mutate()
      },
    })

  return (
    <div className="min-h-[calc(100dvh-3.75rem)] max-w-page px-4 pt-6 pb-section wide:min-h-[calc(100dvh-4rem)] wide:p-8">
      <h1 tabIndex={-1} className="text-title">
        Confirm by bank statement
      </h1>
      <p className="mt-2 max-w-measure text-muted">
        Open the statement as a CSV file, or paste it. It is read in this browser, and nothing of it is kept. Each order
        is confirmed under the bank’s reference of its transfer.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-x-10 gap-y-8 wide:grid-cols-[minmax(0,1fr)_22rem]">
        <form
          onSubmit={submit}
          className="min-w-0 self-start rounded-b-card border border-t-2 border-hairline border-t-ink bg-surface p-5"
        >
          <CsvFileField onChange={(event) => void open(event)} />
          <TextArea
            className="mt-4 [&_textarea]:font-mono [&_textarea]:text-dense"
            name="statement"
            label="Statement"
            hint="With the row that names the columns."
            value={text}
            spellCheck={false}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              finding.reset()
            }}
          />
          <Button type="submit" isBusy={finding.isPending} busyLabel="Comparing" className="mt-4 max-desk:w-full">
            Find the orders
          </Button>
          {finding.error && <RefusedAct className="mt-3">{finding.error.message}</RefusedAct>}
        </form>
        <Guide />
      </div>
      {rows && (
        <div className="mt-8 flex flex-col gap-8">
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <h2 className="text-section">{countOf(rows.length, ['credit', 'credits'])} in the statement</h2>
            {exact.length > 0 && (
              <Button onClick={confirm} className="max-desk:w-full">
                Confirm {countOf(exact.length, ['payment', 'payments'])}
              </Button>
            )}
          </div>
          {outcomes.map(([outcome, title, lead]) => {
            const own = rows.filter((row) => (isKnown(known, row.outcome) ? row.outcome : 'no_match') === outcome)
            if (own.length === 0) return null
            return (
              <Section key={outcome} title={`${title} (${own.length})`} lead={lead} rule="below">
                <StatementTable caption={title} rows={own} />
              </Section>
            )
          })}
        </div>
      )}
    </div>
  )
}

const sample = [
  ['Date', 'Description', 'Reference', 'Credit'],
  ['24/10/26', 'UPI K-7F3Q-X2RM', '63261122', '1,499.00'],
  ['25/10/26', 'NEFT DEPOSIT', '63261155', '999.00'],
] as const

/** Shows what a statement has to hold, and what becomes of its rows. */
function Guide() {
  const [head, ...rows] = sample
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <Section title="What it looks like" rule="below">
        <table className="w-full border-collapse text-meta tabular-nums">
          <caption className="sr-only">A statement, as an example</caption>
          <thead>
            <tr className="border-b border-hairline">
              {head.map((name) => (
                <th key={name} scope="col" className="h-9 pe-2 text-start font-semibold last:pe-0 last:text-end">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="text-muted">
            {rows.map((row) => (
              <tr key={row[2]} className="border-b border-hairline">
                {row.map((text, place) => (
                  <td
                    key={head[place]}
                    className={`py-2 pe-2 last:pe-0 last:text-end ${place === 1 ? 'wrap-anywhere' : 'whitespace-nowrap'}`}
                  >
                    {text}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <p className="mt-2 text-meta text-muted">Names and order of the columns differ from bank to bank.</p>
      </Section>
      <Section title="What happens next" rule="below">
        <dl className="text-dense">
          {nextSteps.map(([name, text]) => (
            <div key={name} className="border-b border-hairline py-2.5">
              <dt className="font-semibold">{name}</dt>
              <dd className="text-muted">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  )
}

const nextSteps = [
  ['Order and amount agree', 'You confirm these together, and we email the buyers.'],
  ['Something differs', 'You look at these one by one: the amount, the reference, or the order is another one.'],
  ['No order found', 'Nothing happens. The credit stays in your bank statement.'],
] as const

const exactOf = (rows: readonly MatchedRow[]) =>
  rows.flatMap(({ outcome, order, bankReference }) =>
    outcome === 'exact' && order && bankReference !== null ? [{ order, bankReference }] : [],
  )

export const page: PageModule = {
  component: StatementPage,
  queries: () => [],
  describe: () =>
    describeInDashboard({
      title: 'Bank statement',
      description: 'Finds the orders that a bank statement pays, and confirms them together.',
      path: statementPath,
      above: [{ label: 'Orders', path: ordersPath }],
    }),
}
