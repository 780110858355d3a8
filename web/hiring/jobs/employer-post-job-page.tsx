import { PostJob } from './PostJob.tsx';

/** /home/employer/post-job: the same screen, as the dashboard's quick action names it. */
export default function EmployerPostJobPage() {
  return <PostJob />;
}
