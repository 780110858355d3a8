import { PostJob } from './PostJob.tsx';

/** /home/post-job */
export default function PostJobPage() {
  return <PostJob />;
}
