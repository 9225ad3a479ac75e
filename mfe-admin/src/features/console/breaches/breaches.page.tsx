import { ListPage } from '@kere/screens/list-page'
import { listScreen } from '@kere/screens/list-screen'
import { Button } from '@kere/ui/controls/button'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { BreachDialog } from './breach-dialog.tsx'
import { breaches } from './breaches.list.tsx'

export const route = { path: '/dashboard/breaches', roles: ['admin'] }

function BreachesPage() {
  const [isOpening, setOpening] = useState(false)
  return (
    <ListPage list={breaches}>
      <div className="flex flex-wrap gap-2 px-4 pt-4 wide:px-6 print:hidden">
        <Button size="toolbar" icon={<Plus aria-hidden="true" />} onClick={() => setOpening(true)}>
          New breach or drill
        </Button>
        <Button size="toolbar" variant="outline" icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      {isOpening && <BreachDialog onClose={() => setOpening(false)} />}
    </ListPage>
  )
}

export const page = listScreen(breaches, BreachesPage)
