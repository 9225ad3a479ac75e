export const educatorApplicationMails = {
  application_received: { name: 'Application received' },
  application_approved: { name: 'Application approved' },
  application_rejected: { name: 'Application declined' },
}
