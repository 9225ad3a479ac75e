import type { MailLabels } from '../../http/labels.ts'

export const auditActions = {
  'api_token.created': {
    name: 'API token created',
    meaning: 'An admin made a token with which a program reads from the API, within the scopes that are named.',
  },
  'api_token.revoked': { name: 'API token revoked', meaning: 'An admin ended a token. It cannot be used again.' },
}

export const mailTemplates = {
  api_token_ends: { name: 'API token expires soon' },
} satisfies Record<string, MailLabels>
