import { ListPage } from '@kere/screens/list-page'
import { listScreen } from '@kere/screens/list-screen'
import { Button, ButtonLink } from '@kere/ui/controls/button'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { SecretDialog } from '../../../secrets/secret-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { WebhookSecretHint } from './webhook-secret-hint.tsx'
import { deliveriesPath, webhooks } from './webhooks.list.tsx'

export const route = { path: '/dashboard/webhooks', roles: ['admin'] }

function WebhooksPage() {
  const [isMaking, setMaking] = useState(false)
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <ListPage list={webhooks}>
      <div className="flex flex-wrap gap-2 px-4 pt-4 wide:px-6">
        <Button size="toolbar" icon={<Plus aria-hidden="true" />} onClick={() => setMaking(true)}>
          Add a webhook
        </Button>
        <ButtonLink href={deliveriesPath} variant="outline" size="toolbar">
          Deliveries
        </ButtonLink>
        <ButtonLink href="/dashboard/webhooks/guide" variant="outline" size="toolbar">
          For developers
        </ButtonLink>
      </div>
      {isMaking && (
        <WebhookDialog
          onClose={() => setMaking(false)}
          onMade={(made) => {
            setMaking(false)
            setSecret(made)
          }}
        />
      )}
      {secret !== null && (
        <SecretDialog title="The secret of your webhook" name="Secret" secret={secret} onClose={() => setSecret(null)}>
          <WebhookSecretHint />
        </SecretDialog>
      )}
    </ListPage>
  )
}

export const page = listScreen(webhooks, WebhooksPage)
