interface VisitorFormRow {
  userId: string | null
  submittedAt: number
  reply: string | null
  repliedAt: number | null
  replier: string | null
}

export function toSubmission<Row extends VisitorFormRow>(whole: Row) {
  const { userId, submittedAt, reply, repliedAt, replier, ...row } = whole
  return {
    ...row,
    isFromUser: userId !== null,
    submittedAt: new Date(submittedAt).toISOString(),
    reply:
      reply === null || repliedAt === null ? null : { text: reply, at: new Date(repliedAt).toISOString(), by: replier },
  }
}
