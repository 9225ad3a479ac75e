import { t } from '@kere/brand/messages'
import { englishHere } from '@kere/brand/language'
import { ApiError, type ApiClient } from '@kere/platform/api'
import type { RowActs } from '@kere/screens/row-acts'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import Trash2 from 'lucide-react/icons/trash-2'
import { impactEntriesName, loadContract, toRow, type ImpactRow } from './impact-entries.api.ts'

type Subject = Pick<ImpactRow, 'id' | 'title' | 'isPublic' | 'visibility'>

/** Sends only the changed flag (S-428). */
async function setPublic(api: ApiClient, { id }: Subject, isPublic: boolean) {
  const { updateImpactEntry } = await loadContract()
  return toRow(await api.call(updateImpactEntry, { params: { id }, body: { isPublic } }))
}

export const impactEntryActs: RowActs<Subject, 'show' | 'hide' | 'delete'> = {
  list: impactEntriesName,
  nameOf: ({ title }) => title,
  countedBy: 'visibility',
  acts: {
    show: {
      label: t('Make Public', 'Label, portfolio'),
      icon: <Eye aria-hidden="true" />,
      shortcut: 'v',
      isOffered: ({ isPublic }) => !isPublic,
      patch: () => ({ isPublic: true, visibility: 'public' }),
      call: async (api, row) => ({
        row: await setPublic(api, row, true),
        text: t('{title} is public', { title: row.title }, 'Text, portfolio'),
        undo: 'hide',
      }),
    },
    hide: {
      label: t('Make Private', 'Label, portfolio'),
      icon: <EyeOff aria-hidden="true" />,
      shortcut: 'v',
      isOffered: ({ isPublic }) => isPublic,
      patch: () => ({ isPublic: false, visibility: 'private' }),
      call: async (api, row) => ({
        row: await setPublic(api, row, false),
        text: t('{title} is private', { title: row.title }, 'Text, portfolio'),
        undo: 'show',
      }),
    },
    delete: {
      label: t('Delete', 'Label, portfolio'),
      icon: <Trash2 aria-hidden="true" />,
      shortcut: '#',
      removes: true,
      question: ({ title, isPublic }) => ({
        title: t('Are you sure you want to delete this impact entry?', 'Heading, portfolio'),
        text: (
          <>
            <p lang={englishHere} className="font-semibold wrap-anywhere text-ink">
              {title}
            </p>
            <p className="mt-1.5">
              {isPublic
                ? t('This cannot be undone. To only hide it, make it private.', 'Question, portfolio')
                : t('This cannot be undone.', 'Question, portfolio')}
            </p>
          </>
        ),
        submit: t('Delete', 'Button, portfolio'),
        busy: t('Deleting', 'On a button while it works, portfolio'),
        isDanger: true,
      }),
      async call(api, { id, title }) {
        try {
          await api.call((await loadContract()).deleteImpactEntry, { params: { id } })
        } catch (error) {
          // If the entry no longer exists, the goal is reached.
          if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
        }
        return { text: t('{title} is deleted', { title }, 'Text, portfolio') }
      },
    },
  },
}
