export const acts = {
  'contact_message.answered': {
    name: 'Contact message answered',
    meaning: 'An admin answered a message from the contact form by email.',
  },
  'contact_message.closed': {
    name: 'Contact message closed',
    meaning: 'An admin closed a message from the contact form without a reply.',
  },
  'contact_message.reopened': {
    name: 'Contact message reopened',
    meaning: 'An admin reopened a closed message from the contact form.',
  },
}

export const mails = {
  contact_message: { name: 'New contact message' },
  contact_reply: { name: 'Reply to a contact message' },
}
