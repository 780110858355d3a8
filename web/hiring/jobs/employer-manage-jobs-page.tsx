import { ManageJobs } from './ManageJobs.tsx';

/** /home/employer/manage-jobs: the same screen under its longer address. */
export default function EmployerManageJobsPage() {
  return <ManageJobs />;
}
