import { ListPage } from '@kere/screens/list-page'
import { listScreen } from '@kere/screens/list-screen'
import { Button } from '@kere/ui/controls/button'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { CodeDialog } from './code-dialog.tsx'
import { discountCodes } from './discount-codes.list.tsx'

export const route = { path: '/dashboard/orders/discount-codes', roles: ['admin'] }

function DiscountCodesPage() {
  const [isMaking, setMaking] = useState(false)
  return (
    <ListPage list={discountCodes}>
      <div className="px-4 pt-3 wide:px-6">
        <Button size="toolbar" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
          Create a code
        </Button>
      </div>
      {isMaking && <CodeDialog onClose={() => setMaking(false)} />}
    </ListPage>
  )
}

export const page = listScreen(discountCodes, DiscountCodesPage)
