import { t } from '@kere/brand/messages'
import type { RowData } from '@tanstack/react-table'
import Columns3 from 'lucide-react/icons/columns-3'
import { Checkbox } from '../controls/checkbox.tsx'
import type { TableInstance } from './data-table-features.ts'
import { DataTableMenu } from './data-table-menu.tsx'

interface DataTableColumnsProps<Row extends RowData> {
  table: TableInstance<Row>
}

export function DataTableColumns<Row extends RowData>({ table }: DataTableColumnsProps<Row>) {
  const choices = table.getAllLeafColumns().filter((column) => column.getCanHide())
  return (
    <DataTableMenu
      edge="end"
      label={<span className="font-semibold">{t('Columns', 'Button, list')}</span>}
      icon={<Columns3 aria-hidden="true" />}
      look="quiet"
      className="ms-auto"
    >
      <fieldset>
        <legend className="text-meta text-muted">{t('Shown columns', 'Text, part of a page')}</legend>
        {choices.map((column) => (
          <Checkbox
            key={column.id}
            checked={column.getIsVisible()}
            onChange={(event) => column.toggleVisibility(event.target.checked)}
          >
            {String(column.columnDef.header)}
          </Checkbox>
        ))}
      </fieldset>
    </DataTableMenu>
  )
}
