import { useTranslation } from 'react-i18next';
import { SocietyFrame } from '../SocietyFrame.tsx';
import { Blocked } from './Blocked.tsx';
import { Requests } from './Requests.tsx';

/** /home/society/letters: who would like to write, one's conversations, one's own requests, and whom one has blocked. */
export default function LettersPage() {
  const { t } = useTranslation('society-letters');
  return (
    <SocietyFrame title={t('letters.title')}>
      <Requests />
      <Blocked />
    </SocietyFrame>
  );
}
