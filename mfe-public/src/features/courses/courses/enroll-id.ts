export const enrollId = 'enroll'
