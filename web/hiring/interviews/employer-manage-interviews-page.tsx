import ManageInterviewsPage from './manage-interviews-page.tsx';

/** /home/employer/manage-interviews: the longer address of the same screen, which the dashboard's quick action names. */
export default ManageInterviewsPage;
