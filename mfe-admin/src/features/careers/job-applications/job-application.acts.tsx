import { type AnswerStage, careerLimits, type movableStages, stageLabels } from '@kere/contracts/careers/career-options'
import type { JobApplication } from '@kere/contracts/careers/job-application-review'
import { limits } from '@kere/contracts/http/limits'
import type { ApiClient } from '@kere/platform/api'
import type { RowActs } from '@kere/screens/row-acts'
import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import Inbox from 'lucide-react/icons/inbox'
import Mail from 'lucide-react/icons/mail'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'

export const loadReview = () => import('@kere/contracts/careers/job-application-review')

export type ApplicationAct = 'review' | 'reopen' | 'interview' | 'offer' | 'hire' | 'decline' | 'undo' | 'renew'

const templates: Readonly<Record<AnswerStage, readonly { name: string; text: string }[]>> = {
  interview: [
    {
      name: 'A talk by video',
      text: 'We liked your application and would like to talk to you for 30 minutes by video. Which three times suit you in the next week?',
    },
    {
      name: 'A small task first',
      text: 'We liked your application. Before we talk, please send us one page about something you built or organised, and what you would do differently.',
    },
  ],
  offer: [
    {
      name: 'An offer',
      text: 'We would like to work with you. We will send you the terms in a separate email. Please tell us when you could begin.',
    },
  ],
  declined: [
    {
      name: 'Somebody else',
      text: 'Thank you for applying. We have chosen somebody whose experience is closer to what this position needs now.',
    },
    {
      name: 'Hours do not fit',
      text: 'Thank you for applying. The hours that you have a week are fewer than this position needs.',
    },
    {
      name: 'Position closed',
      text: 'Thank you for applying. We have closed this position without choosing anybody.',
    },
  ],
}

const questionOf = (stage: AnswerStage, length: number) => ({
  text: 'We email them your words, ten seconds after you send.',
  label: 'Answer',
  length,
  async check(text: string) {
    const { newJobAnswer } = await loadReview()
    return newJobAnswer.safeParse({ stage, text }).error?.issues[0]?.message
  },
  templates: templates[stage],
})

const move = async (api: ApiClient, id: string, stage: (typeof movableStages)[number]) =>
  api.call((await loadReview()).moveJobApplication, { params: { id }, body: { stage } })

const isOpen = ({ stage }: JobApplication) => ['new', 'in_review', 'interview', 'offer'].includes(stage)

const answerAct = (stage: AnswerStage, label: string) => ({
  label,
  decides: true as const,
  isOffered: (row: JobApplication) => isOpen(row) && row.stage !== stage,
  question: ({ name }: JobApplication) => ({
    ...questionOf(stage, careerLimits.answerLength),
    title: `${label}: ${name}`,
    submit: 'Send answer',
    busy: 'Sending',
    ...(stage === 'declined' && { isDanger: true as const }),
  }),
  call: async (api: ApiClient, { id, name }: JobApplication, text: string) => ({
    row: await api.call((await loadReview()).answerJobApplication, { params: { id }, body: { stage, text } }),
    text: `The email to ${name} leaves in ten seconds.`,
    undo: 'undo' as const,
  }),
})

export const jobApplicationActs: RowActs<JobApplication, ApplicationAct> = {
  list: 'job-applications',
  nameOf: ({ name }) => name,
  countedBy: 'stage',
  staysWhileRead: true,
  acts: {
    review: {
      label: 'Move to In review',
      icon: <Clock aria-hidden="true" />,
      shortcut: 'm',
      decides: true,
      isOffered: ({ stage }) => stage === 'new',
      patch: () => ({ stage: 'in_review' }),
      call: async (api, { id, name }) => ({
        row: await move(api, id, 'in_review'),
        text: `${name} is in review`,
        undo: 'reopen',
      }),
      bulk: { doing: 'Moving', done: 'in review' },
    },
    reopen: {
      label: 'Move to New',
      icon: <Inbox aria-hidden="true" />,
      isOffered: ({ stage }) => stage === 'doubtful' || stage === 'declined',
      patch: () => ({ stage: 'new' }),
      call: async (api, { id, name }) => ({ row: await move(api, id, 'new'), text: `${name} is new` }),
      bulk: { isUndo: true, doing: 'Moving back', done: 'new again' },
    },
    interview: {
      ...answerAct('interview', 'Ask to talk'),
      icon: <Mail aria-hidden="true" />,
      shortcut: 'w',
      isUsual: true,
    },
    offer: {
      ...answerAct('offer', 'Make an offer'),
      icon: <BadgeCheck aria-hidden="true" />,
      isUsual: true,
      isOffered: ({ stage }) => stage === 'interview',
    },
    hire: {
      label: 'Mark as hired',
      icon: <BadgeCheck aria-hidden="true" />,
      isUsual: true,
      decides: true,
      isOffered: ({ stage }) => stage === 'offer',
      patch: () => ({ stage: 'hired' }),
      call: async (api, { id, name }) => ({
        row: await move(api, id, 'hired'),
        text: `${name}: ${stageLabels.hired}. No email was sent.`,
      }),
    },
    decline: {
      ...answerAct('declined', 'Decline'),
      icon: <X aria-hidden="true" />,
      isDanger: true,
      shortcut: 'r',
      bulk: {
        doing: 'Declining',
        done: 'declined',
        asks: { ...questionOf('declined', limits.reasonLength), submit: 'Decline' },
      },
    },
    undo: {
      label: 'Undo the answer',
      isOffered: () => false,
      call: async (api, { id, name }) => ({
        row: await api.call((await loadReview()).undoJobAnswer, { params: { id } }),
        text: `The answer to ${name} is undone. No email was sent.`,
      }),
      bulk: { isUndo: true, doing: 'Undoing', done: 'undone' },
    },
    renew: {
      label: 'Send a new link',
      icon: <Send aria-hidden="true" />,
      isOffered: ({ stage }) => stage !== 'withdrawn' && stage !== 'doubtful',
      call: async (api, { id, name }) => ({
        row: await api.call((await loadReview()).renewApplicationLink, { params: { id } }),
        text: `${name} gets a new link by email. The old one no longer works.`,
      }),
    },
  },
}
