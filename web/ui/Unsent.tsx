import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';
import { Notice } from './Notice.tsx';

type Props = { readonly writing: { readonly isFound: boolean; readonly forget: () => void } };

/** Above a form that shows what was typed there at another time. */
export function Unsent({ writing: { isFound, forget } }: Props) {
  const { t } = useTranslation('ui');
  const [isDiscarded, setDiscarded] = useState(false);
  const discard = () => {
    forget();
    setDiscarded(true);
  };
  if (isDiscarded)
    return (
      <Notice tone="good" takesFocus>
        {t('unsent.discarded')}
      </Notice>
    );
  if (!isFound) return null;
  return (
    <Notice
      tone="info"
      action={
        <Button variant="quiet" onClick={discard}>
          {t('unsent.discard')}
        </Button>
      }
    >
      {t('unsent.text')}
    </Notice>
  );
}
