import { t } from '@kere/brand/messages'
import { useRemote } from '@kere/platform/react/remote-tree'
import { Button } from '@kere/ui/controls/button'
import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'

export function DownloadAll() {
  const { api, context } = useRemote()
  const download = useMutation({
    mutationFn: async () => (await import('./certificate-archive.ts')).saveArchive(api),
    onSuccess: (saved) =>
      context.notify(
        saved > 0
          ? {
              tone: 'success',
              text: t(
                '{saved, plural, one {# certificate} other {# certificates}} in certificates.zip',
                { saved },
                'Text, certificates',
              ),
            }
          : { tone: 'info', text: t('None is signed yet. Try again in a minute.', 'Text, certificates') },
      ),
    onError: () =>
      context.notify({
        tone: 'error',
        text: t('Your certificates could not be downloaded. Nothing was saved. Try again.', 'Text, certificates'),
      }),
  })
  return (
    <Button
      variant="outline"
      icon={<Download aria-hidden="true" />}
      isBusy={download.isPending}
      busyLabel={t('Downloading', 'On a button while it works')}
      onClick={() => download.mutate()}
      className="max-desk:w-full [@media(scripting:none)]:hidden"
    >
      {t('Download all', 'Button, certificates')}
    </Button>
  )
}
