import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ApiFailure, call, fetchFile } from '#web/api/client.ts';
import { useLogin } from '#web/api/use-login.ts';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { Notice } from '#web/ui/Notice.tsx';
import { PageFrame } from '#web/ui/PageFrame.tsx';
import { Skeleton, WaitingRegion } from '#web/ui/Skeleton.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { ShareLinkList } from './ShareLinkList.tsx';
import './keep.css';

/** /home/my-data: what is kept of a person, to take along, and the links by which others see some of it. */
export default function MyDataPage() {
  const login = useLogin();
  return <PageFrame>{login ? <MyData /> : <Waiting />}</PageFrame>;
}

const Waiting = () => (
  <WaitingRegion className="grid gap-5">
    <Skeleton width="60%" height="2.5rem" />
    <Skeleton height="8rem" />
  </WaitingRegion>
);

const KINDS = ['everything', 'results', 'answers', 'consents', 'grievances'] as const;
type Kind = (typeof KINDS)[number];

function MyData() {
  const { t } = useTranslation('keep');
  const [busy, setBusy] = useState<Kind>();
  const [failure, setFailure] = useState<ApiFailure>();
  const take = (kind: Kind) => {
    setBusy(kind);
    setFailure(undefined);
    fetchOwn(kind)
      .then(saveFile, setFailure)
      .finally(() => setBusy(undefined));
  };
  return (
    <div className="grid grid-cols-1 gap-8">
      <h1 className="text-3xl sm:text-4xl">{t('myData.title')}</h1>
      <Card as="section" aria-labelledby="take-along" className="grid grid-cols-1 gap-4">
        <h2 id="take-along" className="text-2xl">
          {t('myData.take')}
        </h2>
        <p className="max-w-prose">{t('myData.lead')}</p>
        <div className="flex flex-wrap gap-3 sm:grid sm:grid-cols-2">
          {KINDS.map((kind) => (
            <Button key={kind} variant="secondary" onClick={() => take(kind)} busy={busy === kind}>
              {t(`myData.${kind}`)}
            </Button>
          ))}
        </div>
        {failure && <Notice tone="danger">{t('myData.failed')}</Notice>}
      </Card>
      <ShareLinkList />
    </div>
  );
}

async function fetchOwn(kind: Kind): Promise<File> {
  if (kind !== 'everything') return fetchFile('GET /api/my-data/{table}', { params: { table: kind } }, { as: 'person' });
  const data = await call('GET /api/my-data', {}, { as: 'person' });
  return new File([JSON.stringify(data, null, 2)], 'bhava-my-data.json', { type: 'application/json' });
}
