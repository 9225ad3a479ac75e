import type { AuditEntry } from '@kere/contracts/console/audit'
import { useRemote } from '@kere/platform/react/remote-tree'
import { countOf } from '@kere/brand/count'
import { DataTableBulkAction } from '@kere/ui/data-table/data-table-bulk-bar'
import Copy from 'lucide-react/icons/copy'

export function CopyEntries({ rows }: { rows: readonly AuditEntry[] }) {
  const { context } = useRemote()
  const copy = () =>
    navigator.clipboard.writeText(JSON.stringify(rows, null, 2)).then(
      () => context.notify({ tone: 'success', text: `${countOf(rows.length, ['entry', 'entries'])} copied as JSON.` }),
      () => context.notify({ tone: 'error', text: 'Your browser blocked copying.' }),
    )
  return (
    <DataTableBulkAction icon={<Copy aria-hidden="true" />} onClick={() => void copy()}>
      Copy as JSON
    </DataTableBulkAction>
  )
}
