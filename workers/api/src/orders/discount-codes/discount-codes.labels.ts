export const auditActions = {
  'discount_code.created': { name: 'Discount code made', meaning: 'An admin made a code that lowers prices.' },
  'discount_code.ended': {
    name: 'Discount code ended',
    meaning: 'An admin ended a code. Orders that have it keep their price.',
  },
  'discount_code.resumed': { name: 'Discount code used again', meaning: 'An admin let an ended code be used again.' },
}
