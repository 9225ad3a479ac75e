export const remotes = ['public', 'learner', 'educator', 'admin'] as const

export type RemoteName = (typeof remotes)[number]
