import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly secret: string;
  readonly children?: ReactNode;
};

/** A secret that is shown this once, to be copied. */
export function ShownOnce({ title, text, label, secret, children }: Props) {
  const { t } = useTranslation('hiring-programs');
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const copy = () =>
    (navigator.clipboard?.writeText(secret) ?? Promise.reject()).then(
      () => setCopied('yes'),
      () => setCopied('no'),
    );
  return (
    <Notice tone="good" title={title} takesFocus>
      <div className="grid max-w-2xl gap-3 pt-1">
        <p>{text}</p>
        <TextField
          label={label}
          value={secret}
          readOnly
          autoComplete="off"
          spellCheck={false}
          translate="no"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button variant="secondary" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <span role="status">{copied && t(`copied.${copied}`)}</span>
        </div>
        {children}
      </div>
    </Notice>
  );
}
