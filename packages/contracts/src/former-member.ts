/** Stands for somebody who was erased (U-19). The id is text, so that remotes of every age can read it, and never anybody's. */
export const formerMember = { id: 'usr_former', name: 'Former member' } as const
