import { TextLink } from '@kere/ui/controls/link'

export const WebhookSecretHint = () => (
  <>
    With it the receiver checks that an event comes from here.{' '}
    <TextLink href="/dashboard/webhooks/guide">How to check a signature</TextLink>
  </>
)
