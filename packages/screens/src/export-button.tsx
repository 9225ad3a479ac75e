import { exportPath } from '@kere/contracts/exports'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/button'
import Download from 'lucide-react/icons/download'

interface ExportButtonProps {
  /** Of the list in the API. */
  exportName: string
  /** What the list is called on its page. */
  title: string
  /** Filters and order, as the API takes them. */
  params: readonly (readonly [string, string])[]
  total: number | undefined
}

/** Begins the download of the whole filtered list; how far it is shows in the shell, whatever page is open then. */
export function ExportButton({ exportName, title, params, total }: ExportButtonProps) {
  const { context } = useRemote()
  const href = `${exportPath(exportName)}?${new URLSearchParams(params.map(([name, value]) => [name, value])).toString()}`
  return (
    <Button
      variant="quiet"
      size="toolbar"
      icon={<Download aria-hidden="true" />}
      aria-label="Export as CSV"
      onClick={() => context.startExport({ href, name: title, ...(total !== undefined && { total }) })}
      className="ms-auto whitespace-nowrap max-desk:px-3"
    >
      <span className="max-desk:hidden">Export</span>
    </Button>
  )
}
