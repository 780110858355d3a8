import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '#web/ui/Notice.tsx';

type Props<Kept> = {
  /** What somebody else has saved, and what says that it was read. */
  readonly part: { readonly theirs: Kept | undefined; readonly settle: () => void };
  /** What of theirs differs, a line for each. */
  readonly lines: (theirs: Kept) => readonly { readonly label: string; readonly text: string }[];
  readonly onTake: (theirs: Kept) => void;
};

/** Beside the form, which keeps what was typed: what somebody else has saved, to be taken or written over. */
export function Theirs<Kept>({ part: { theirs, settle }, lines, onTake }: Props<Kept>) {
  const { t } = useTranslation('hiring-settings');
  if (!theirs) return null;
  const differing = lines(theirs);
  const take = () => {
    onTake(theirs);
    settle();
  };
  return (
    <Notice
      tone="info"
      title={t('theirs.title')}
      action={
        <>
          <Button variant="secondary" onClick={take}>
            {t('theirs.take')}
          </Button>
          <Button variant="secondary" onClick={settle}>
            {t('theirs.keep')}
          </Button>
        </>
      }
    >
      {differing.length === 0 && <p>{t('theirs.same')}</p>}
      <dl className="grid gap-2">
        {differing.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text || '–'}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
