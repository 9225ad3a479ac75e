export const linkPurpose = 'notifications'

const separator = '~'

export const subjectOfKind = (userId: string, kind: string) => `${userId}${separator}${kind}`

export function kindOfSubject(subject: string) {
  const [userId = '', kind = ''] = subject.split(separator)
  return { userId, kind }
}
