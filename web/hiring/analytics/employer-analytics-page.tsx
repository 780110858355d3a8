import AnalyticsPage from './analytics-page.tsx';

/** /home/employer/analytics: the longer address of the same screen. */
export default AnalyticsPage;
