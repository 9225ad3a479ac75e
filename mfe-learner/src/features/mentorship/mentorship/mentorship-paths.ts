export const mentorshipPath = '/dashboard/mentorship'
export const requestPath = '/dashboard/mentorship/request'
export const requestsPath = '/dashboard/mentorship-requests'
export const hoursPath = '/dashboard/mentorship/hours'
