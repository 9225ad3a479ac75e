export const contactMails = {
  contact_message: { name: 'New contact message' },
  contact_reply: { name: 'Reply to a contact message' },
}
