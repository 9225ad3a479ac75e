import { countOf } from '@kere/brand/count'
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
          ? { tone: 'success', text: `${countOf(saved, 'certificate')} in certificates.zip` }
          : { tone: 'info', text: 'None is signed yet. Try again in a minute.' },
      ),
    onError: () =>
      context.notify({
        tone: 'error',
        text: 'Your certificates could not be downloaded. Nothing was saved. Try again.',
      }),
  })
  return (
    <Button
      variant="outline"
      icon={<Download aria-hidden="true" />}
      isBusy={download.isPending}
      busyLabel="Downloading"
      onClick={() => download.mutate()}
      className="max-desk:w-full [@media(scripting:none)]:hidden"
    >
      Download all
    </Button>
  )
}
