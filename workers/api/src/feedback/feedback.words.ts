export const acts = {
  'feedback.replied': {
    name: 'Feedback replied to',
    meaning: 'An admin replied to feedback by email.',
  },
  'feedback.status_changed': {
    name: 'Feedback status changed',
    meaning: 'An admin marked feedback as new, planned or done.',
  },
}

export const mails = {
  feedback_reply: { name: 'Reply to feedback' },
}
