import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CircleFiles } from '#contract/society/circle-files.ts';
import type { Circle } from '#contract/society/circles.ts';
import { Notice } from '#web/ui/Notice.tsx';
import { FileForm } from './FileForm.tsx';
import { FileView } from './FileView.tsx';

type Props = { readonly circle: Circle; readonly first: CircleFiles };

/** The files of a circle, the newest first. */
export function Files({ circle: { circleId, isClosed }, first }: Props) {
  const { t } = useTranslation('society-circles');
  const [{ files, isFull }, setFiles] = useState(first);
  /** What was done last; each time anew, so that the focus goes there each time. */
  const [done, setDone] = useState<{ readonly text: string; readonly at: number }>();
  const take = (text: string) => (changed: CircleFiles) => {
    setFiles(changed);
    setDone({ text, at: Date.now() });
  };
  return (
    <section aria-labelledby="files" className="grid grid-cols-1 gap-4">
      <h2 id="files" className="text-2xl">
        {t('files.title')}
      </h2>
      {!isClosed && !isFull && <FileForm circleId={circleId} onAdded={take(t('files.added'))} />}
      {!isClosed && isFull && <p className="text-muted">{t('files.full')}</p>}
      {done && (
        <Notice key={done.at} tone="good" takesFocus>
          {done.text}
        </Notice>
      )}
      {files.length === 0 ? (
        <p className="text-muted">{t('files.none')}</p>
      ) : (
        <ul className="grid grid-cols-1 divide-y divide-line rounded-card border border-line bg-surface">
          {files.map((file) => (
            <FileView key={file.fileId} circleId={circleId} file={file} onTakenBack={take(t('files.gone', { name: file.name }))} />
          ))}
        </ul>
      )}
    </section>
  );
}
