import { useGeneralReport } from '../general/use-general-report.tsx';
import { Set1Report } from './Set1Report.tsx';

/** What shows the first general report. */
export const useSet1Report = () => useGeneralReport('set1', (loaded) => <Set1Report {...loaded} />);
