import { askedSubscriber } from './subscriber-rows.ts'

export const auditActions = {
  'newsletter_subscriber.confirmed': {
    name: 'Newsletter address confirmed',
    meaning: 'An admin confirmed an address of the newsletter in the place of its owner.',
  },
  'newsletter_subscriber.unconfirmed': {
    name: 'Newsletter address unconfirmed',
    meaning: 'An admin took back the confirmation of an address of the newsletter.',
  },
  'newsletter_subscriber.imported': {
    name: 'Newsletter addresses imported',
    meaning: 'An admin added addresses from a file. Each was asked by email to confirm.',
  },
  'newsletter_subscriber.deleted': {
    name: 'Newsletter address deleted',
    meaning: 'An admin deleted an address of the newsletter.',
  },
}

export const linkPurpose = 'newsletter'
export const linkPath = '/newsletter/subscription'

export const mailTemplates = {
  newsletter_confirmation: {
    name: 'Newsletter confirmation',
    link: { purpose: linkPurpose, path: linkPath },
    says: askedSubscriber,
  },
}
