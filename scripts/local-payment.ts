export const localPayment = {
  PAYMENT_PAYEE: 'Kere Learning',
  PAYMENT_UPI_ID: 'kere@examplebank',
  PAYMENT_BANK_ACCOUNT: '000123456789',
  PAYMENT_BANK_IFSC: 'EXMP0000123',
  PAYMENT_BANK_NAME: 'Example Bank, Bengaluru',
}
