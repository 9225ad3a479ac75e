import { t } from '@kere/brand/messages'
import { exportPath } from '@kere/contracts/http/exports'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import Download from 'lucide-react/icons/download'

interface ExportButtonProps {
  exportName: string
  title: string
  params: readonly (readonly [string, string])[]
  total: number | undefined
}

export function ExportButton({ exportName, title, params, total }: ExportButtonProps) {
  const { context } = useRemote()
  const href = `${exportPath(exportName)}?${new URLSearchParams(params.map(([name, value]) => [name, value])).toString()}`
  return (
    <Button
      variant="quiet"
      size="toolbar"
      icon={<Download aria-hidden="true" />}
      aria-label={t('Export CSV', 'For screen readers, part of a page')}
      onClick={() => context.startExport({ href, name: title, ...(total !== undefined && { total }) })}
      className="ms-auto whitespace-nowrap max-desk:px-3"
    >
      <span className="max-desk:hidden">{t('Export CSV', 'Text, part of a page')}</span>
    </Button>
  )
}
