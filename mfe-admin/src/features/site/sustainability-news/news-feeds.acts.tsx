import { countOf } from '@kere/brand/count'
import type { NewsFeed } from '@kere/contracts/site/sustainability-news'
import type { RowActs } from '@kere/screens/row-acts'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash-2'

const loadContract = () => import('@kere/contracts/site/sustainability-news')

export type NewsFeedAct = 'check' | 'pause' | 'resume' | 'delete'

export const newsFeedActs: RowActs<NewsFeed, NewsFeedAct> = {
  list: 'news-feeds',
  nameOf: ({ name }) => name,
  acts: {
    check: {
      label: 'Ask now',
      icon: <RefreshCw aria-hidden="true" />,
      shortcut: 'r',
      isOffered: ({ state }) => state !== 'paused',
      call: async (api, { id, name }) => {
        const row = await api.call((await loadContract()).checkNewsFeed, { params: { id } })
        return { row, text: row.failure ? `${name} did not answer` : `${name} answered` }
      },
    },
    pause: {
      label: 'Pause',
      icon: <Pause aria-hidden="true" />,
      shortcut: 'p',
      isOffered: ({ state }) => state !== 'paused',
      patch: () => ({ state: 'paused', nextCheckAt: null }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).setNewsFeedPaused, { params: { id }, body: { paused: true } }),
        text: `${name} is paused`,
        undo: 'resume',
      }),
    },
    resume: {
      label: 'Resume',
      icon: <Play aria-hidden="true" />,
      shortcut: 'p',
      isOffered: ({ state }) => state === 'paused',
      patch: () => ({ state: 'waiting' }),
      call: async (api, { id, name }) => ({
        row: await api.call((await loadContract()).setNewsFeedPaused, { params: { id }, body: { paused: false } }),
        text: `${name} is asked again`,
        undo: 'pause',
      }),
    },
    delete: {
      label: 'Delete',
      icon: <Trash2 aria-hidden="true" />,
      isDanger: true,
      shortcut: '#',
      question: ({ name, items }) => ({
        title: 'Delete this feed?',
        text: `${name} is no longer asked, and its ${countOf(items, ['headline leaves', 'headlines leave'])} the site. This cannot be undone.`,
        submit: 'Delete',
        busy: 'Deleting',
        isDanger: true,
      }),
      removes: true,
      async call(api, { id, name }) {
        await api.call((await loadContract()).deleteNewsFeed, { params: { id } })
        return { text: `${name} is deleted` }
      },
    },
  },
}
