import { t } from '@kere/brand/messages'
import { TextLink } from '@kere/ui/controls/link'
import { ButtonLink } from '@kere/ui/controls/button'
import { useLoadedDialog, type LoadDialog } from '../../../pages/use-loaded-dialog.tsx'

export function JoinAsEducator({ loadChatDialog }: { loadChatDialog: LoadDialog }) {
  const { link, dialog } = useLoadedDialog('/join-as-educator', loadChatDialog)
  return (
    <section
      aria-labelledby="teach"
      className="grid gap-x-gap gap-y-5 border-s-4 border-marigold bg-surface p-5 wide:grid-cols-12 wide:items-center wide:p-8"
    >
      <div className="wide:col-span-8">
        <h2 id="teach">{t('Teach what you practise', 'Heading on the home page')}</h2>
        <p className="mt-2 max-w-measure text-lead text-muted">
          {t(
            'We are looking for people who repair water, energy and soil and want to teach others. Applying takes 12 questions and about 6 minutes. You can stop and continue later.',
            'Home page, to people who could teach',
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 wide:col-span-4 wide:justify-end">
        <ButtonLink {...link} size="main" className="max-[37.5rem]:w-full">
          {t('Join as an Educator', 'Button on the home page')}
        </ButtonLink>
        <TextLink href="/become-educator">{t('How it works', 'Button on the home page')}</TextLink>
      </div>
      {dialog}
    </section>
  )
}
