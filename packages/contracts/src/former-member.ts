/**
 * Who stands in the place of somebody who was erased (U-19). The id is a text like any other, so that remotes of every age can
 * read the answer, and is never anybody's.
 */
export const formerMember = { id: 'usr_former', name: 'Former member' } as const
