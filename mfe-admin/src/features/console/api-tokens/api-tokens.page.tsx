import { ListPage } from '@kere/screens/list-page'
import { listScreen } from '@kere/screens/list-screen'
import { Button } from '@kere/ui/controls/button'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { SecretDialog } from '../../../secrets/secret-dialog.tsx'
import { apiTokens } from './api-tokens.list.tsx'
import { TokenDialog } from './token-dialog.tsx'

export const route = { path: '/dashboard/api-tokens', roles: ['admin'] }

function ApiTokensPage() {
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  return (
    <ListPage list={apiTokens}>
      <div className="flex flex-wrap gap-2 px-4 pt-4 wide:px-6">
        <Button size="toolbar" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
          Create a token
        </Button>
      </div>
      {isMaking && (
        <TokenDialog
          onClose={() => setMaking(false)}
          onMade={(token) => {
            setMaking(false)
            setMade(token)
          }}
        />
      )}
      {made !== null && (
        <SecretDialog title="Your new token" name="Token" secret={made} onClose={() => setMade(null)}>
          Send it in the header <span className="font-mono">Authorization: Bearer</span>. Anyone who has it can read
          what you chose, so keep it out of code and email.
        </SecretDialog>
      )}
    </ListPage>
  )
}

export const page = listScreen(apiTokens, ApiTokensPage)
