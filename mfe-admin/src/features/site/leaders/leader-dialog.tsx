import { countOf } from '@kere/brand/count'
import { leaderPhoto } from '@kere/contracts/site/leader-photo'
import { leaderLimits } from '@kere/contracts/site/leaders-options'
import type { Leader } from '@kere/contracts/site/leaders'
import { firstAndLast } from '@kere/screens/first-and-last'
import { FormDialog } from '@kere/screens/form/form-dialog'
import { useForm } from '@kere/screens/form/use-form'
import { Avatar } from '@kere/ui/art/avatar'
import { Skeleton } from '@kere/ui/status/skeleton'
import { lazy, Suspense } from 'react'
import { TextArea } from '@kere/ui/controls/text-area'
import { TextInput } from '@kere/ui/controls/text-input'
import { loadLeaders } from './leaders.api.ts'

const ImageUpload = lazy(() => import('@kere/screens/image-upload').then((loaded) => ({ default: loaded.ImageUpload })))

interface LeaderDialogProps {
  /** Null for a new leader. */
  leader: Leader | null
  onSave: (leader: Leader) => Promise<void>
  onClose: () => void
}

export function LeaderDialog({ leader, onSave, onClose }: LeaderDialogProps) {
  const form = useForm({
    initial: leader ?? { name: '', position: '', about: '', photo: null },
    schema: async () => (await loadLeaders()).leader,
    send: (body) => onSave(body),
  })
  return (
    <FormDialog
      form={form}
      title={leader ? leader.name : 'Add a person'}
      onClose={onClose}
      submit={{ label: 'Save', busy: 'Saving' }}
      label="Person"
      refusal={form.refusal && `Nothing was saved. ${form.refusal}`}
    >
      <TextInput label="Name" required {...form.field('name')} />
      <TextInput label="Position" hint="For example: Head of learning" required {...form.field('position')} />
      <TextArea
        label="What they do"
        hint={`A sentence or two, at most ${countOf(leaderLimits.aboutLength, 'character')}.`}
        rows={3}
        required
        {...form.field('about')}
      />
      <Suspense fallback={<Skeleton className="h-28" />}>
        <ImageUpload
          label="Photo"
          layout="round"
          kind={leaderPhoto}
          types={leaderPhoto.types}
          value={form.values.photo}
          fallback={{
            element: <Avatar {...firstAndLast(form.values.name)} size="large" className="size-full!" />,
            text: 'JPG, PNG or WEBP, at most 500 KB.',
          }}
          onChange={(photo) => form.edit({ photo })}
        />
      </Suspense>
    </FormDialog>
  )
}
