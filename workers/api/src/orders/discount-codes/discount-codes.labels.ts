export const auditActions = {
  'discount_code.created': { name: 'Discount code created', meaning: 'An admin created a code that lowers prices.' },
  'discount_code.ended': {
    name: 'Discount code ended',
    meaning: 'An admin ended a code. Orders placed with it keep their price.',
  },
  'discount_code.resumed': { name: 'Discount code reactivated', meaning: 'An admin made an ended code usable again.' },
}
