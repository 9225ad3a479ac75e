import { t } from '@kere/brand/messages'
import { product } from '@kere/brand/brand'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { TextLink } from '@kere/ui/controls/link'
import { Section } from '@kere/ui/layout/section'
import Download from 'lucide-react/icons/download'

const held = [
  t('Your profile, account and settings', 'Text, own data'),
  t('Your courses, progress, notes and hand-ins', 'Text, own data'),
  t('Messages and feedback you sent, and emails we sent you', 'Text, own data'),
  t('Your sessions, and a log of what you did', 'Text, own data'),
]

export function DataDownload() {
  const { context } = useRemote()
  const start = async () => {
    const { downloadOwnData } = await import('@kere/contracts/accounts/own-data')
    context.startExport({ href: downloadOwnData.path, method: 'POST', name: t('Your data', 'Name, own data') })
  }
  return (
    <Section
      title={t('Download your data', 'Heading, own data')}
      lead={t('Get a copy of everything {product} holds about you, as one JSON file.', { product }, 'Text, own data')}
    >
      <ul className="flex list-disc flex-col gap-1 ps-5">
        {held.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <p className="mt-4 max-w-measure">
        {t(
          'For each of your courses we record which lessons you open and finish, when you were last active, and whether your first answer to each check was right. Its educator sees this with your name.',
          'Text, own data',
        )}
      </p>
      <p className="mt-4 max-w-measure text-meta text-muted">
        {t(
          'Passwords and security keys are left out. You can download up to 5 times an hour, and we email you each time.',
          'Text, own data',
        )}{' '}
        <TextLink href="/privacy/retention">{t('What we keep, and for how long', 'Link, own data')}</TextLink>
      </p>
      <Button
        variant="outline"
        icon={<Download aria-hidden="true" />}
        onClick={() => void start()}
        className="mt-5 max-desk:w-full"
      >
        {t('Download my data', 'Button, own data')}
      </Button>
    </Section>
  )
}
