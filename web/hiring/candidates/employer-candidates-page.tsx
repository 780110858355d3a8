import CandidatesPage from './candidates-page.tsx';

/** /home/candidates: the shorter address of the same screen. */
export default CandidatesPage;
