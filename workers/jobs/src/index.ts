import { createJobs } from './create-jobs.ts'

export default createJobs({
  wait: (milliseconds) => scheduler.wait(milliseconds),
  writeLog: (line) => console.log(line),
  fetch: (...request) => fetch(...request),
})
