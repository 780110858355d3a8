import { ManageJobs } from './ManageJobs.tsx';

/** /home/manage-jobs */
export default function ManageJobsPage() {
  return <ManageJobs />;
}
