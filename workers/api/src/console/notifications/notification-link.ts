export const linkPurpose = 'notifications'

const separator = '~'

/** Whose emails of which kind a link from one of them turns off. */
export const subjectOfKind = (userId: string, kind: string) => `${userId}${separator}${kind}`

export function kindOfSubject(subject: string) {
  const [userId = '', kind = ''] = subject.split(separator)
  return { userId, kind }
}
