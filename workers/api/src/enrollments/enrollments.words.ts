export const mails = {
  enrolled: { name: 'You are enrolled' },
  first_learner: { name: 'First learner of a course' },
}
