import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { saveFile } from '#web/ui/save-file.ts';

/** Shown once: whoever leaves this page without them can only make new ones. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation('settings');
  const [isCopied, setCopied] = useState(false);
  const text = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined, // the codes can still be read, and saved
    );
  };
  return (
    <Notice tone="info" takesFocus title={t('codes.title')}>
      <p className="max-w-prose">{t('codes.lead')}</p>
      <ul className="my-4 grid max-w-sm grid-cols-2 gap-x-6 gap-y-1 font-mono text-lg" translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={copy}>
          {t('codes.copy')}
        </Button>
        <Button variant="secondary" onClick={() => saveFile(new File([text], 'bhava-recovery-codes.txt', { type: 'text/plain' }))}>
          {t('codes.save')}
        </Button>
        <Button onClick={onKept}>{t('codes.kept')}</Button>
        <span role="status">{isCopied && t('codes.copied')}</span>
      </div>
    </Notice>
  );
}
