import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { Section } from '@kere/ui/layout/section'

export function CookieSection() {
  const { openCookieChoice } = useRemote().context
  if (!openCookieChoice) return null
  return (
    <Section
      title={t('Cookie choice', 'Heading, own data')}
      lead={t('With your consent we count page views, to see which pages work.', 'Text, own data')}
    >
      <p className="text-muted">
        {t('Your choice is kept in this browser. You can change it at any time.', 'Text, own data')}
      </p>
      <Button variant="outline" onClick={openCookieChoice} className="mt-5 max-desk:w-full">
        {t('Change cookie choice', 'Button, own data')}
      </Button>
    </Section>
  )
}
