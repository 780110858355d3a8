import { Set2Report } from './Set2Report.tsx';
import { useGeneralReport } from './use-general-report.tsx';

/** What shows the second general report. */
export const useSet2Report = () => useGeneralReport('set2', (loaded) => <Set2Report {...loaded} />);
